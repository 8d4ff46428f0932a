import { figureApp } from "#shared/salaries/figure-page/figure-app.http.ts";

/** `GET /salaries/{role}/{city}?exp=&basis=`: what a role pays in a city. */
export default figureApp("/salaries/:role/:city");
