import { CodeSample } from "#shared/html/components/copyable.tsx";
import { bindFields } from "#shared/html/forms/text-field.tsx";
import { LevelField, NameField } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { embedCode } from "./embed-code.page.ts";
import { WidgetPreview, type WidgetSettings } from "./preview.page.tsx";
import type { WidgetData } from "./widget.response.ts";

export interface WidgetPageContent {
  /** The typed values. */
  values: WidgetSettings;
  errors: Partial<Record<"role" | "city", string>>;
  /** The widget for the names of the form, as slugs; null if a name is not known. */
  result: { settings: WidgetSettings; figures: WidgetData } | null;
}

/** `/widget`: a form for the widget's attributes, a preview, and the code to copy. */
export function widgetPage({ values, errors, result }: WidgetPageContent, origin: string): Page {
  return {
    title: "Pay on your own page",
    description:
      "A widget that shows what a job pays, for any web page: two lines of HTML, 8 KB, no cookies.",
    canonical: "/widget",
    kind: "wide",
    status: result ? 200 : 400,
    modules: ["lookup.js", "copy.js"],
    body: (
      <>
        <h1>Pay on your own page</h1>
        <p class="lead">
          Two lines of HTML show what a job pays on any web page. The script has 8 KB, sets no
          cookie, and needs no key.
        </p>
        <WidgetForm values={values} errors={errors} />
        {result && (
          <>
            <section aria-labelledby="preview">
              <h2 id="preview">Preview</h2>
              <WidgetPreview {...result} origin={origin} />
            </section>
            <Code settings={result.settings} origin={origin} />
          </>
        )}
      </>
    ),
  };
}

const themes = [
  ["auto", "As the reader's system"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

function WidgetForm({ values, errors }: Pick<WidgetPageContent, "values" | "errors">): Markup {
  const field = bindFields({ role: values.role, city: values.city }, errors);
  return (
    <form class="sheet" action="/widget" method="get">
      <NameField kind="role" label="Job" {...field("role")} required />
      <NameField kind="city" label="City" {...field("city")} />
      <LevelField value={values.exp} />
      <div class="field">
        <label for="theme">Colors</label>
        <select id="theme" name="theme">
          {themes.map(([theme, name]) => (
            <option value={theme} selected={theme === values.theme}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit">Show it</button>
    </form>
  );
}

function Code({ settings, origin }: { settings: WidgetSettings; origin: string }): Markup {
  return (
    <section aria-labelledby="code">
      <h2 id="code">Code for your page</h2>
      <CodeSample
        label="the code of the newest version"
        code={embedCode(settings, { origin, isPinned: false })}
      />
      <p>
        Or this very version, which never changes and which the browser compares with its hash
        before it runs:
      </p>
      <CodeSample
        label="the code of this version"
        code={embedCode(settings, { origin, isPinned: true })}
      />
      <p>
        Colors, events, content security policies and white label:{" "}
        <a href="/docs/widget">the widget's guide</a>.
      </p>
    </section>
  );
}
