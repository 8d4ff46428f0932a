import type { Child } from "hono/jsx";
import type { Markup } from "../page.ts";
import { ScrollArea } from "./scroll-area.tsx";

/**
 * Text to copy. Without JavaScript it can be selected; `copy.js` adds a button.
 *
 * @param label names what is copied, for the button: `Copy the citation`.
 * @param isNamed whether the button shows the whole label, because copying is what the page is for.
 */
export function Copyable({
  label,
  isNamed = false,
  children,
}: {
  label: string;
  isNamed?: boolean;
  children: Child;
}): Markup {
  return (
    <div class="copyable" data-copy={label} data-named={isNamed ? "" : undefined}>
      {children}
    </div>
  );
}

/**
 * A block of code to copy, such as a shell command.
 *
 * @param area names the place of the code, if others of the page have the same label.
 */
export function CodeSample({
  label,
  area = label,
  code,
}: {
  label: string;
  area?: string;
  code: string;
}): Markup {
  return (
    <Copyable label={`Copy ${label}`}>
      <ScrollArea label={area}>
        <pre>
          <code>{markCredentials(code)}</code>
        </pre>
      </ScrollArea>
    </Copyable>
  );
}

/** The place of a credential in a sample: an environment variable, or a name for the reader's own. */
const placeholder =
  /(process\.env\.\w+|\{os\.environ\['\w+'\]\}|\$(?:SALARY_KEY|PIPELINE_TOKEN)|YOUR_KEY)/;

/**
 * A secret that is shown once, such as a key. It is never scrolled, and the button is below it on
 * phones: whoever takes a picture of the screen or prints the page has all of it.
 */
export function Secret({ label, text }: { label: string; text: string }): Markup {
  return (
    <div class="copyable secret" data-copy={`Copy ${label}`}>
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** Marks the places where `run.js` shows the reader's own credential, once it was entered. */
function markCredentials(code: string): (string | Markup)[] {
  return code.split(placeholder).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span
        data-credential-slot={part.includes("TOKEN") ? "token" : "key"}
        data-quoted={part.startsWith("process.env.") ? "" : undefined}
      >
        {part}
      </span>
    ),
  );
}

export interface CodeExample {
  /** The language or program. */
  name: string;
  code: string;
}

/**
 * Several ways to do the same, of which one is shown at a time: the choice needs no script.
 *
 * @param group names the choice, once in a page.
 */
export function CodeSamples({
  group,
  samples,
}: {
  group: string;
  samples: readonly CodeExample[];
}): Markup {
  return (
    <div class="samples">
      <fieldset class="pick">
        <legend class="visually-hidden">Language</legend>
        {samples.map(({ name }, at) => (
          <label>
            <input type="radio" name={group} value={name} checked={at === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      {samples.map(({ name, code }) => (
        <CodeSample label={name} area={`${name} (${group})`} code={code} />
      ))}
    </div>
  );
}

/** A sentence whose ids of data points are shown by their beginning; they are selected and copied whole. */
export function WithIds({ text }: { text: string }): Markup {
  return (
    <>
      {text
        .split(/(\bdp_[\w-]+)/)
        .map((part, at) => (at % 2 === 0 ? part : <span class="id">{part}</span>))}
    </>
  );
}
