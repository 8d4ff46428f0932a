import { deviceGrant } from "./metadata.ts";
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
  // A device that only shows a code is redirected nowhere.
  const isDevice = isOf(members, "grant_types", deviceGrant);
  const redirects = isOf(members, "grant_types", "authorization_code", ["authorization_code"]);
  if (!redirects && !isDevice) {
    const message = `grant_types must include authorization_code or ${deviceGrant}.`;
    throw new OauthError("invalid_client_metadata", message);
  }
  const redirectUris = members.get("redirect_uris") ?? (redirects ? undefined : []);
  if (!isListOfText(redirectUris)) {
    throw new OauthError("invalid_redirect_uri", "redirect_uris must be a list of URIs.");
  }
  if (redirects && !isOf(members, "response_types", "code", ["code"])) {
    throw new OauthError("invalid_client_metadata", "response_types must include code.");
  }
  return { name: name.trim(), redirectUris, grants: { redirects, isDevice } };
}

/** @param fallback the list of a client that sends none. */
function isOf(
  members: ReadonlyMap<string, unknown>,
  name: string,
  entry: string,
  fallback: readonly string[] = [],
): boolean {
  const list = members.get(name) ?? fallback;
  return isListOfText(list) && list.includes(entry);
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
