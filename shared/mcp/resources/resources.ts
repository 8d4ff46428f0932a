import { catalogSize } from "#shared/contract/catalog-size.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import { experience } from "#shared/figures/experience.ts";
import { method } from "#shared/figures/methodology-version.ts";
import type { Resource } from "../add-documents.ts";

const markdown = { mimeType: "text/markdown" } as const;

const methodResource: Resource = {
  ...markdown,
  name: "method",
  title: "How the figures are made",
  description: "The formula, the sources and their limits, in a page.",
  uri: "pay://method",
  read: async ({ origin }) => `# How the figures are made (method ${method})

estimate = national wage of the occupation in the quarter × title factor × experience multiplier × factor of the city

- National wage: BLS Occupational Employment and Wage Statistics, carried forward from the latest release.
- Title factor: how the title's pay compares with its occupation's at the same employer in public filings, or at the same experience in postings; 1 for a name of the occupation, and if there are too few.
- Experience multiplier: 1, everyone's pay, unless years are named (\`exp\`: entry 0-2, mid 3-5, senior 6-9, staff 10 or more) or a word in a title (\`grade\`). In basis \`local\` it is what people with so many years are paid over everyone in the same job and place, by field; in \`price_parity\` ${experienceLevels.map((level) => `${level} ${experience[level].multiplier}`).join(", ")}, as specified.
- Factor of the city, basis \`local\`: what the occupation earns there over what it earns in the nation. Basis \`price_parity\`: the price level there (BEA).
- 95% interval: errors of the survey, the title, the level and the city in quadrature; never narrower than 4% either way.
- Amounts: base pay before tax, whole USD a year. What no source reports is null, never a guess. Equity and signing bonuses have no public source.
- Every figure has a \`data_point_id\`, with which its sources and every step can be read.

Accuracy on wages that were not used to fit it, and all assumptions: ${origin}/docs/methodology
`,
};

const catalogResource: Resource = {
  ...markdown,
  name: "catalog",
  title: "Roles and cities that have figures",
  description: "The families of roles with their most common titles, and the slugs of all cities.",
  uri: "pay://catalog",
  async read(context) {
    const { families, cities } = await context.describeCatalog();
    const listed = families.map(
      ({ title, size, common }) =>
        `- ${title} (${size}): ${common.map(({ title: name, slug }) => `${name} (${slug})`).join(", ")}`,
    );
    return `# Catalog

${grouped(catalogSize.roles)} roles, ${catalogSize.cities} cities of the United States. Roles by letter: pay://catalog/roles/A to Z, and 0.

## Families of roles, with the most common

${listed.join("\n")}

## Cities

${cities.join(", ")}
`;
  },
};

const rolesResource: Resource = {
  ...markdown,
  name: "roles-by-letter",
  title: "Roles by the first letter of their title",
  description:
    "Slug, title and national median of every role that begins with a letter; 0 for digits.",
  uri: "pay://catalog/roles/{letter}",
  async read(context, letter) {
    if (!/^[A-Za-z0]$/.test(letter)) return null;
    const roles = await context.listRoles(letter === "0" ? "#" : letter.toUpperCase());
    return `# Roles that begin with ${letter.toUpperCase()}

National medians, whatever the experience, USD a year.

${roles.map(({ title, slug, nationalMedian }) => `- ${title} (${slug}): ${dollars(nationalMedian)}`).join("\n")}
`;
  },
};

export const resources: readonly Resource[] = [methodResource, catalogResource, rolesResource];
