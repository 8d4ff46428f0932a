/** The origin in the examples of the OpenAPI document, which a running service replaces by its own. */
export const exampleOrigin = "https://api.example.com";
