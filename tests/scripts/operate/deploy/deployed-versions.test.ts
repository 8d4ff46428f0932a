import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  forgetVersions,
  readDeployment,
  recordVersions,
} from "#scripts/operate/deploy/deployed-versions.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();

it("remembers the versions of one deployment, until another or a rollback", () => {
  const file = join(folder, "versions.json");
  const site = { origin: "https://api.example.com", single: false, stage: undefined };
  expect(readDeployment(site.origin, file)).toBeNull();
  recordVersions(site, { core: "1", jobs: "1" }, file);
  recordVersions(site, { jobs: "2" }, file);
  expect(readDeployment(site.origin, file)?.versions).toEqual({ core: "1", jobs: "2" });
  expect(readDeployment("https://b.example.com", file)).toBeNull();
  // What was uploaded in part runs nobody knows what.
  expect(recordVersions(site, { jobs: null }, file).versions).toEqual({ core: "1" });
  expect(recordVersions({ ...site, single: true }, { single: "3" }, file).versions).toEqual({
    single: "3",
  });
  forgetVersions(file);
  expect(readDeployment(site.origin, file)).toBeNull();
  writeFileSync(file, "{");
  expect(readDeployment(site.origin, file)).toBeNull();
});
