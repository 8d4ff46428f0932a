/** One page of each kind that anyone can open, for what looks at pages in a browser. */
export interface PublicPage {
  /** Name of its screenshots. */
  name: string;
  path: string;
  /** Left out of `docs/images`, whose size is bounded. */
  withoutScreenshot?: true;
}

export const publicPages: readonly PublicPage[] = [
  { name: "home", path: "/" },
  { name: "role", path: "/salaries/registered-nurse" },
  { name: "role-and-city", path: "/salaries/registered-nurse/san-francisco?exp=senior" },
  { name: "roles", path: "/roles" },
  { name: "family", path: "/roles?family=29" },
  { name: "cities", path: "/cities" },
  { name: "city", path: "/cities/san-francisco" },
  { name: "compare", path: "/compare?roleA=registered-nurse&roleB=electrician&city=austin" },
  { name: "evaluate", path: "/evaluate?role=nurse&city=san+francisco&min=150k&max=190k" },
  { name: "offers", path: "/offers" },
  { name: "pricing", path: "/pricing" },
  { name: "sign-up", path: "/signup" },
  { name: "sign-in", path: "/login" },
  { name: "status", path: "/status" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "data", path: "/data" },
  { name: "data-licenses", path: "/data-licenses" },
  { name: "quickstart", path: "/docs" },
  { name: "authentication", path: "/docs/authentication" },
  { name: "pagination", path: "/docs/pagination" },
  { name: "bulk-data", path: "/docs/data" },
  { name: "client", path: "/docs/client" },
  { name: "widget", path: "/widget", withoutScreenshot: true },
  { name: "widget-guide", path: "/docs/widget", withoutScreenshot: true },
  { name: "recipe", path: "/docs/recipes/python", withoutScreenshot: true },
  { name: "agents", path: "/docs/mcp" },
  { name: "changelog", path: "/docs/changelog" },
  { name: "reference", path: "/docs/api/estimates" },
  { name: "methodology", path: "/docs/methodology" },
  { name: "errors", path: "/docs/errors" },
  { name: "webhooks", path: "/docs/webhooks" },
  { name: "design", path: "/docs/design" },
];
