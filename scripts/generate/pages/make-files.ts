import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "#functions/routes.ts";
import type { ApiReference } from "#shared/site/docs/reference.ts";
import { groupNames, referenceFile, searchableOperations } from "#shared/site/docs/reference.ts";
import { readSeeds } from "../calibrate/read-seeds.ts";
import { tryCells } from "../calibrate/try-cells.ts";
import type { ClientDocument } from "../sdk/document-types.ts";
import { bundleModule } from "./bundle-modules.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { bundleWidget } from "./bundle-widget.ts";
import { makeQuickstart } from "./docs/make-quickstart.ts";
import { makeReference } from "./docs/make-reference.ts";
import { makeChangelog } from "./docs/read-changelog.ts";
import { drawCalibration } from "./draw-calibration.ts";
import { drawHistory } from "./draw-history.ts";
import { drawNation, nationPath } from "./draw-nation.ts";
import { listAssetVersions } from "./list-asset-versions.ts";
import { makeView } from "./make-view.ts";
import { projectCities } from "./project-cities.ts";
import { listReports } from "./reports/list-reports.ts";
import { styleChartFiles } from "./style-chart-files.ts";

/** Content of every generated file, by its path in the project. */
export function makeFiles(root: string): Record<string, string> {
  const trials = tryCells(readSeeds(join(root, "seeds")));
  const heldOut = trials.filter((trial) => !trial.fitted);
  const recorded = JSON.parse(readFileSync(join(root, "schema/examples.json"), "utf8"));
  const { events } = recorded;
  const reference = makeReference(readDocument(root));
  const { snapshots } = recorded.operations.getSalaryHistory.answer.data;
  const nation = JSON.parse(
    readFileSync(join(root, "scripts/generate/pages/nation-outline.json"), "utf8"),
  );
  const files = {
    "public/assets/calibration.svg": drawCalibration(heldOut),
    "public/assets/nation.svg": drawNation(nation),
    "shared/html/charts/nation-path.json": json(nationPath(nation)),
    "public/assets/check-signature.js": bundleModule(
      root,
      "shared/webhooks/webhook-page/check-signature.js",
    ),
    "public/assets/passkeys.js": bundleModule(root, "shared/accounts/passkeys/passkeys.js"),
    "public/assets/run.js": bundleModule(root, "shared/site/docs/run.js"),
    "public/assets/site.css": bundleStyles(root),
    "shared/html/charts/file-styles.json": json(styleChartFiles(root)),
    ...bundleWidget(root),
    "public/assets/history.svg": drawHistory(snapshots),
    "shared/webhooks/subscriptions/event-examples.json": json(sortedByName(events)),
    "public/content/chart-view.html.txt": makeView(root),
    "shared/html/charts/city-positions.json": `${JSON.stringify(projectCities(root))}\n`,
    ...makeChangelog(root),
    ...referenceFiles(reference),
    "public/content/quickstart.json": json(makeQuickstart(reference, recorded.operations)),
    "shared/site/docs/recipes/files.json": json(readRecipes(root)),
    ...listReports(root),
    "shared/accounts/plans/operations.json": json(listOperations()),
    "shared/site/docs/webhook-snippets.json": json(
      languages.map(([language, file]) => {
        return { language, code: readFileSync(join(root, "docs/webhooks", file), "utf8").trim() };
      }),
    ),
  };
  return {
    ...files,
    "shared/html/asset-versions.json": json(listAssetVersions(root, files)),
  };
}

/** The reference, a file for each group, with what every page of the documentation shows of it. */
function referenceFiles({ groups }: ApiReference): Record<string, string> {
  return {
    "shared/site/docs/groups.json": json(groupNames(groups)),
    "public/content/operations.json": `${JSON.stringify(searchableOperations(groups))}\n`,
    ...Object.fromEntries(
      groups.map((group) => [
        `public/content/${referenceFile(group.slug)}`,
        `${JSON.stringify(group)}\n`,
      ]),
    ),
  };
}

function sortedByName(values: object): object {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const languages = [
  ["TypeScript", "verify.ts"],
  ["Python", "verify.py"],
  ["Go", "verify.go"],
] as const;

/** The files that the recipes of the documentation show, by their names. */
function readRecipes(root: string): Record<string, string> {
  const folder = join(root, "docs/recipes");
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), "utf8").trim()]),
  );
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function readDocument(root: string): ClientDocument {
  return JSON.parse(readFileSync(join(root, "schema/openapi.json"), "utf8"));
}

/**
 * Lists the operations that each plan of the Salary Data API adds, for the page of the plans. The
 * lookups of tools are left out: they return what the other operations do.
 */
function listOperations(): { summary: string; tier: string }[] {
  return routes.flatMap(({ access, summary, deprecation, path }) =>
    access.kind === "key" && !deprecation && !path.startsWith("/api/mcp/")
      ? [{ summary, tier: access.tier }]
      : [],
  );
}
