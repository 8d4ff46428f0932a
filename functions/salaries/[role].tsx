import { figureApp } from "#shared/http/contexts/pages/figure-app.ts";

/** `GET /salaries/{role}?exp=`: what a role pays in the nation, and in every city. */
export default figureApp("/salaries/:role");
