import { figureApp } from "#shared/http/contexts/pages/figure-app.ts";

/** `GET /salaries/{role}/{city}?exp=&basis=`: what a role pays in a city. */
export default figureApp("/salaries/:role/:city");
