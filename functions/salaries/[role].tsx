import { figureApp } from "#shared/salaries/figure-page/figure-app.http.ts";

/** `GET /salaries/{role}?exp=`: what a role pays in the nation, and in every city. */
export default figureApp("/salaries/:role");
