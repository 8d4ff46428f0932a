/** The manifest of the TypeScript client, as far as a registry cares. */
interface ClientManifest {
  name: string;
  version: string;
  private?: boolean;
  [field: string]: unknown;
}

/** A name by npm's rules; without a scope, it could be somebody else's. */
const scopedName = /^@[a-z0-9~-][a-z0-9._~-]*\/[a-z0-9~-][a-z0-9._~-]*$/;

/**
 * The manifest under which a registry gets the package. In the project it is private, so that
 * nobody publishes it by mistake under a name that is not theirs.
 *
 * @param name within a scope of whoever publishes it.
 * @param repository `owner/name` on GitHub, to which the package's provenance has to lead.
 * @throws {Error} if one of them has another form.
 */
export function nameForRegistry(
  manifest: ClientManifest,
  name: string,
  repository: string,
): ClientManifest {
  if (!scopedName.test(name)) {
    throw new Error(
      `NPM_PACKAGE "${name}" is no name in a scope, such as @your-scope/compensation-intelligence.`,
    );
  }
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`GITHUB_REPOSITORY "${repository}" is not owner/name.`);
  }
  const { private: _, ...rest } = manifest;
  return {
    ...rest,
    name,
    version: manifest.version,
    repository: {
      type: "git",
      url: `git+https://github.com/${repository}.git`,
      directory: "sdk",
    },
    publishConfig: { access: "public" },
  };
}
