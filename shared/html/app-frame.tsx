import { FormToken } from "./app-forms/buttons.tsx";
import { menuId } from "./layout.tsx";
import { appGroups, currentEntry, groupOf, operatorPages, publicGroups } from "./navigation.ts";
import type { Markup, Page } from "./page.ts";

interface AppFrame {
  path: string;
  /** How the account is called. */
  name: string;
  isOperator: boolean;
  formToken: string;
  /** The time zone of the account; null if it is not known, so that the browser is asked for it. */
  timeZone: string | null;
}

/** Puts the application's navigation into the header of a page, and its heading above it. */
export function inAppFrame(page: Page, frame: AppFrame): Page {
  const { formToken, timeZone } = frame;
  const isFull = page.kind === "full";
  return {
    ...page,
    timeZone,
    kind: isFull ? "app full" : "app",
    styles: ["app.css", ...(page.styles ?? [])],
    modules: [...(page.modules ?? []), ...(timeZone === null ? ["time-zone.js"] : [])],
    navigation: <AppNavigation frame={frame} />,
    body: (
      <>
        {!isFull && <h1>{page.title}</h1>}
        {page.body}
        {timeZone === null && (
          <form method="post" action="/app/account/times/guess" data-guess hidden>
            <FormToken value={formToken} />
          </form>
        )}
      </>
    ),
  };
}

/** The pages of the part that one is in as a row, and all pages in one menu. */
function AppNavigation({ frame }: { frame: AppFrame }): Markup {
  const current = currentEntry(frame.path);
  return (
    <nav class="app-links" aria-label="Site">
      <ul class="site-links plain">
        <Entries pages={groupOf(current).pages} current={current} />
      </ul>
      <Menu frame={frame} current={current} />
    </nav>
  );
}

function Menu({ frame, current }: { frame: AppFrame; current: string }): Markup {
  const { name, isOperator, formToken } = frame;
  const [jobSearch, developer, account] = appGroups;
  const groups: readonly { name: string; pages: readonly (readonly [string, string])[] }[] = [
    publicGroups.pay,
    jobSearch,
    { ...developer, pages: [...developer.pages, ...publicGroups.developer] },
    { ...account, pages: isOperator ? [...account.pages, ...operatorPages] : account.pages },
  ];
  return (
    <details class="site-menu app-menu" id={menuId}>
      <summary>Menu</summary>
      <div>
        {groups.map((group) => (
          <section>
            <h2>{group.name}</h2>
            <ul>
              <Entries pages={group.pages} current={current} />
            </ul>
          </section>
        ))}
        <form method="post" action="/app/sign-out">
          <FormToken value={formToken} />
          <p>Signed in as {name}</p>
          <button class="btn" type="submit">
            Sign out
          </button>
        </form>
      </div>
    </details>
  );
}

function Entries({
  pages,
  current,
}: {
  pages: readonly (readonly [string, string])[];
  current: string;
}): Markup {
  return (
    <>
      {pages.map(([href, entry]) => (
        <li>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {entry}
          </a>
        </li>
      ))}
    </>
  );
}
