import type { Overview } from "../../salaries/figure-page/overview.ts";
import { salaryPage } from "../../salaries/subject/page-url.ts";
import type { Markup } from "../page.ts";

/** The ways to take a figure's chart along. */
export function ChartTools({ figure }: { figure: Overview }): Markup {
  const { role, city, asked, basis, experience } = figure;
  const own = salaryPage({
    role: role.slug,
    city: city?.slug,
    basis,
    place: asked,
    exp: experience.level,
  });
  const as = (kind: "csv" | "svg") => `${own}${own.includes("?") ? "&" : "?"}as=${kind}`;
  return (
    <p class="tools">
      <span class="quiet">Take this chart:</span>
      <a href={as("csv")} download>
        CSV
      </a>
      <a href={as("svg")} download>
        SVG
      </a>
      <a href={widgetPath(figure)}>Embed</a>
      <a href="#cite">Cite</a>
      <a href="#use">API call</a>
    </p>
  );
}

/** The page with the code that shows the figure elsewhere. */
export function widgetPath({ role, city, asked, experience }: Overview): string {
  const place = city ? `&city=${asked ?? city.slug}` : "";
  return `/widget?role=${role.slug}${place}&exp=${experience.level}`;
}
