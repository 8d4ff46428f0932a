import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup, Page } from "../page.ts";
import { type Sample, samples } from "./samples.tsx";
import { tokens } from "./tokens.ts";

/** What the pages are made of: the rules, the colors, and every component, rendered. */
export function designPage(): Page {
  return {
    title: "Design",
    description: "The colors, type and components of this site's pages.",
    canonical: "/docs/design",
    kind: "wide",
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
        <Colors />
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
          Type: the system's own sans-serif at 17 px and 1.6 lines; headings tighter and balanced;
          code in its monospace. Lines of text end at 46 rem.
        </li>
        <li>Space: steps of 0.25 rem; 3.5 rem between sections, 1.1 to 2 rem inside cards.</li>
        <li>
          Focus: a ring of 3 px in the accent on everything that can be reached by keyboard, which
          is everything that can be clicked. Fields and buttons of forms are at least 44 px high,
          other targets 24.
        </li>
        <li>
          Motion: colors of borders only, over 0.15 s, and none for people who prefer less motion.
        </li>
        <li>
          Both color schemes are chosen by hand and meet WCAG AA; color alone never carries a
          meaning.
        </li>
        <li>
          Numbers: whole dollars, next to their interval, with a table behind each drawing. No chart
          shows a number that the API does not return.
        </li>
      </ul>
    </section>
  );
}

function Colors(): Markup {
  return (
    <section aria-labelledby="colors">
      <h2 id="colors">Colors</h2>
      <p>Variables of the stylesheet, each with a value for light and one for dark.</p>
      <ScrollArea label="Colors">
        <table>
          <thead>
            <tr>
              <th scope="col">Color</th>
              <th scope="col">Variable</th>
              <th scope="col">Use</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map(([name, use]) => (
              <tr>
                <td>
                  <svg width="48" height="24" aria-hidden="true">
                    <rect
                      x="1"
                      y="1"
                      width="46"
                      height="22"
                      rx="6"
                      fill={`var(--${name})`}
                      stroke="var(--line)"
                    />
                  </svg>
                </td>
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

function Shown({ sample: { name, file, use, render } }: { sample: Sample }): Markup {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return (
    <>
      <h3 id={id}>{name}</h3>
      <p class="note">
        {use} <code>shared/pages/{file}</code>
      </p>
      {render()}
    </>
  );
}
