import { Breadcrumbs } from "#shared/html/components/breadcrumbs.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Grammar } from "./grammar.tsx";
import { type ComponentSample, samples } from "./samples.tsx";
import { chartRoles, colors, extents, sizes, spaces, typefaces } from "./tokens.ts";

/** The parts of the pages: rules, tokens, the grammar of charts, and every component, rendered. */
export function designPage(): Page {
  return {
    title: "Design",
    description: "The colors, type, charts and components of this site's pages.",
    canonical: "/docs/design",
    kind: "wide",
    styles: ["design.css"],
    modules: ["copy.js"],
    body: (
      <>
        <Breadcrumbs steps={[{ name: "API", path: "/docs" }]} current="Design" />
        <h1>Design</h1>
        <p class="lead">
          What every page of this site is made of. A page is rendered on the server, works without
          JavaScript, and uses only what is shown here.
        </p>
        <Rules />
        <Tokens
          id="colors"
          title="Colors"
          words="Each has a value for light and one for dark."
          tokens={[...colors, ...chartRoles]}
          show={(name) => (
            <svg width="48" height="24" aria-hidden="true">
              <rect
                x="1"
                y="1"
                width="46"
                height="22"
                rx="3"
                fill={`var(--${name})`}
                stroke="var(--line)"
              />
            </svg>
          )}
        />
        <Tokens
          id="type"
          title="Type"
          words="Two typefaces, both free, served from here: 45 KB."
          tokens={[...typefaces, ...sizes]}
          show={(name) => <span class={`sample-${name}`}>$90,600 a year</span>}
        />
        <Tokens
          id="space"
          title="Space and corners"
          words="Rules divide, not boxes; there are no shadows."
          tokens={[...spaces, ...extents]}
          show={(name) =>
            /^[sr]-/.test(name) ? <span class={`sample-${name[0]} sample-${name}`} /> : null
          }
        />
        <Grammar />
        <section aria-labelledby="components">
          <h2 id="components">Components</h2>
          {samples.map((sample) => (
            <Shown sample={sample} />
          ))}
        </section>
      </>
    ),
  };
}

function Rules(): Markup {
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      <ul>
        <li>
          A page says its answer first, then shows one picture, the next step, the doubt, and the
          method.
        </li>
        <li>
          The mark is a measuring tool: a spindle, the estimate in it, and a ruler under every
          header.
        </li>
        <li>One filled button in a panel, and its words are what happens: “Save this offer”.</li>
        <li>
          Focus: a ring of 3 px on everything that can be reached by keyboard, which is everything
          that can be clicked. Fields and buttons of forms are at least 44 px high, other targets
          24.
        </li>
        <li>
          Motion: colors of borders only, over 0.15 s, and none for people who prefer less motion.
        </li>
        <li>
          Both color schemes are chosen by hand and meet WCAG AA; color alone never carries a
          meaning.
        </li>
      </ul>
    </section>
  );
}

/** A table of variables with a sample of each. */
function Tokens({
  id,
  title,
  words,
  tokens,
  show,
}: {
  id: string;
  title: string;
  words: string;
  tokens: readonly (readonly [name: string, use: string])[];
  show(name: string): Markup | null;
}): Markup {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{words}</p>
      <ScrollArea label={`${title}, as a table`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Sample</th>
              <th scope="col">Variable</th>
              <th scope="col">Use</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map(([name, use]) => (
              <tr>
                <td>{show(name)}</td>
                <th scope="row">
                  <code>--{name}</code>
                </th>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

function Shown({ sample: { name, file, use, render } }: { sample: ComponentSample }): Markup {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return (
    <>
      <h3 id={id}>{name}</h3>
      <p class="note">
        {use} <code>shared/html/{file}</code>
      </p>
      {render()}
    </>
  );
}
