import { docsApp } from "../shared/http/contexts/pages/docs-app.ts";
import { Quickstart } from "../shared/pages/docs/quickstart.tsx";
import { type Group, referenceFile } from "../shared/pages/docs/reference.ts";

/** `GET /docs`: from nothing to a first figure, and where the rest is. */
export default docsApp({
  path: "/docs",
  title: "Quickstart",
  description:
    "From nothing to a first figure in a minute, with curl, TypeScript, Python or an agent.",
  modules: ["run.js"],
  async body(origin, read) {
    const { operations }: Group = JSON.parse(await read(referenceFile("estimates")));
    const calculate = operations.find(({ id }) => id === "calculateSalary");
    return Quickstart({ origin, calculate });
  },
});
