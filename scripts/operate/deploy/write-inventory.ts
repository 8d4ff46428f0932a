import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";
import { idOf } from "#scripts/check/supply-chain/check-integrity.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import type { DeployedPackage } from "./deployed-packages.ts";

const Project = z.object({ name: z.string(), version: z.string(), license: z.string() });

/**
 * Writes what a deployment contains of others: a CycloneDX bill of materials, and the licenses.
 *
 * @returns a sentence that names the files.
 */
export function writeInventory(packages: readonly DeployedPackage[], folder: string): string {
  const [bill, licenses] = [
    join(folder, "sbom.cdx.json"),
    join(folder, "third-party-licenses.txt"),
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(bill, `${JSON.stringify(describePackages(packages), null, 2)}\n`);
  writeFileSync(licenses, `${packages.map(describeLicense).join(`\n${"-".repeat(80)}\n\n`)}`);
  const [first, second] = [bill, licenses].map((file) => relative(projectRoot, file));
  return `${packages.length} packages of others, listed in ${first}; their licenses: ${second}`;
}

/** https://cyclonedx.org/docs/1.5/json/ */
function describePackages(packages: readonly DeployedPackage[]): object {
  const project = Project.parse(
    JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")),
  );
  const root = `pkg:npm/${project.name}@${project.version}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": root,
        name: project.name,
        version: project.version,
        licenses: [{ expression: project.license }],
      },
    },
    components: packages.map((one) => ({
      type: "library",
      "bom-ref": purlOf(one),
      name: one.name,
      version: one.version,
      purl: purlOf(one),
      ...(one.license === undefined ? {} : { licenses: [{ expression: one.license }] }),
      ...(one.integrity === undefined ? {} : { hashes: [toHash(one.integrity)] }),
      properties: one.workers.map((value) => ({ name: "worker", value })),
    })),
    dependencies: [{ ref: root, dependsOn: packages.map(purlOf) }],
  };
}

function purlOf({ name, version }: DeployedPackage): string {
  return `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;
}

/** `sha512-<base64>` as CycloneDX writes it. */
function toHash(integrity: string): { alg: string; content: string } {
  const [algorithm = "", encoded = ""] = integrity.split("-");
  return {
    alg: `SHA-${algorithm.slice("sha".length)}`,
    content: Buffer.from(encoded, "base64").toString("hex"),
  };
}

function describeLicense(one: DeployedPackage): string {
  const text = one.licenseText || "(The package contains no license text.)";
  return `${idOf(one)}: ${one.license ?? "no license"}\n\n${text}\n`;
}
