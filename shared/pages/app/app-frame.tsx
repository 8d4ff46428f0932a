import type { Markup, Page } from "../page.ts";
import { FormToken } from "./form-token.tsx";
import { appGroups, currentEntry, operatorPages } from "./navigation.ts";

export interface AppFrame {
  /** Of the page. */
  path: string;
  /** How the account is called. */
  name: string;
  isOperator: boolean;
  formToken: string;
}

/** Puts the application's navigation around a page. */
export function inAppFrame(page: Page, { path, name, isOperator, formToken }: AppFrame): Page {
  const current = currentEntry(path);
  return {
    ...page,
    kind: "app",
    styles: ["app.css", ...(page.styles ?? [])],
    body: (
      <>
        <div class="app-bar">
          <p class="account-name">{name}</p>
          <form method="post" action="/app/sign-out">
            <FormToken value={formToken} />
            <button class="quiet" type="submit">
              Sign out
            </button>
          </form>
        </div>
        <nav class="app-nav" aria-label="Account">
          {appGroups.map(({ name, pages }) => (
            <div>
              <p>{name}</p>
              <Entries
                pages={name === "Account" && isOperator ? [...pages, ...operatorPages] : pages}
                current={current}
              />
            </div>
          ))}
        </nav>
        <h1>{page.title}</h1>
        {page.body}
      </>
    ),
  };
}

function Entries({
  pages,
  current,
}: {
  pages: readonly (readonly [string, string])[];
  current: string;
}): Markup {
  return (
    <ul>
      {pages.map(([href, entry]) => (
        <li>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {entry}
          </a>
        </li>
      ))}
    </ul>
  );
}
