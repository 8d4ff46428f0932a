import { OauthError } from "./oauth-error.ts";
import type { Registration } from "./register-client.ts";

const maxNameCharacters = 100;
/** Control and format characters, such as those that reverse the direction of the text after them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;

/**
 * Reads client metadata, from a registration or from the client's own document. Members that this
 * server has no use for are ignored.
 *
 * @throws {OauthError} `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function parseRegistration(metadata: unknown): Registration {
  if (typeof metadata !== "object" || metadata === null || Array.isArray(metadata)) {
    throw new OauthError("invalid_client_metadata", "The client metadata must be a JSON object.");
  }
  const members = new Map(Object.entries(metadata));
  const name = members.get("client_name") ?? "A client without a name";
  if (
    typeof name !== "string" ||
    name.trim() === "" ||
    name.length > maxNameCharacters ||
    unprintable.test(name)
  ) {
    throw new OauthError(
      "invalid_client_metadata",
      `client_name must be a text of 1 to ${maxNameCharacters} printable characters.`,
    );
  }
  const redirectUris = members.get("redirect_uris");
  if (!isListOfText(redirectUris)) {
    throw new OauthError("invalid_redirect_uri", "redirect_uris must be a list of URIs.");
  }
  requireEntry(members, "grant_types", "authorization_code");
  requireEntry(members, "response_types", "code");
  return { name: name.trim(), redirectUris };
}

/** A list that leaves out what this server needs of the client shows that it is another kind of client. */
function requireEntry(members: ReadonlyMap<string, unknown>, name: string, entry: string): void {
  const list = members.get(name) ?? [entry];
  if (isListOfText(list) && list.includes(entry)) return;
  throw new OauthError("invalid_client_metadata", `${name} must include ${entry}.`);
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
