/** Every page of somebody who is signed in and of everyone, as it can be opened. */
import { pages } from "#functions/pages.ts";
import type { SignedIn } from "#scripts/run/stage/sign-in.ts";
import type { OwnForms } from "../own-forms.ts";
import { examplePath, isDataFile } from "../page-paths.ts";
import publicPages from "../public-pages.json" with { type: "json" };

const isOwn = (path: string) => /^\/(?:app|login|signup|oauth)(?:\/|$)/.test(path);
const routes = [
  ...new Set(
    pages.flatMap((page) =>
      page.routes.flatMap(({ method, path }) =>
        method === "GET" && !path.includes("*") && !isDataFile(path) ? path : [],
      ),
    ),
  ),
];

/** Paths by their routes, with a query where a page has nothing to show without one. */
export function publicPaths(): [route: string, path: string][] {
  return routes
    .filter((route) => !isOwn(route))
    .map((route) => {
      const asked = publicPages.find((path) => path.startsWith(`${route}?`));
      return [route, asked ?? examplePath(route)];
    });
}

/** The pages that are for one account, or before one signs in. */
export const ownRoutes = routes.filter(isOwn);

/** The path of one of them; null if it needs a record that no form makes. */
export async function ownPath(
  route: string,
  forms: OwnForms,
  browser: SignedIn,
): Promise<string | null> {
  // Without a client it only shows what is wrong; its form has one.
  if (route === "/oauth/authorize") return (await forms.fill[route]?.(browser))?.path ?? null;
  const path = examplePath(route);
  if (!path.includes(":")) return path;
  const paths = Object.keys(forms.fill);
  const form =
    paths.find((path) => path === route || path.startsWith(`${route}/`)) ??
    paths.find((path) => siblings(route, path));
  const filled = form === undefined ? undefined : await forms.fill[form]?.(browser);
  if (!form || !filled) return null;
  const [formParts, parts] = [form.split("/"), filled.path.split("/")];
  const values = new Map(formParts.map((part, at) => [part, parts[at] ?? ""]));
  return route.replaceAll(/:\w+/g, (name) => values.get(name) ?? "");
}

/** Whether both are of the same record. */
function siblings(route: string, form: string): boolean {
  const record = route.slice(0, route.indexOf(":"));
  return form.startsWith(`${record}:`);
}
