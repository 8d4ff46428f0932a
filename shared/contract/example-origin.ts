/** The origin in the examples of the OpenAPI document, which a running service replaces by its own. */
export const exampleOrigin = "https://api.example.com";

/** The contact in the document, which a running service replaces by what its operator has set. */
export const exampleContact = { name: "Support", url: `${exampleOrigin}/` };
