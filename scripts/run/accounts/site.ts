import { CommandFailed } from "../local/failure.ts";
import { localPlaces } from "../local/places.ts";
import { findRunningServer } from "../local/running-server.ts";
import { ensureSecrets } from "../local/secrets.ts";

/** Reads the secret and the origin that a link needs, from the environment or the running `npm start`. */
export function readSite(): { secretsKey: string; origin: string } {
  const { SECRETS_KEY, SITE_ORIGIN, DATABASE_URL } = process.env;
  const places = localPlaces();
  const running = DATABASE_URL ? null : findRunningServer(places.server);
  const secretsKey = SECRETS_KEY ?? (running ? ensureSecrets(places.secrets).SECRETS_KEY : "");
  const origin = SITE_ORIGIN ?? running?.baseUrl.replace("//127.0.0.1", "//localhost") ?? "";
  if (secretsKey && origin) return { secretsKey, origin };
  throw new CommandFailed(
    "Set SECRETS_KEY and SITE_ORIGIN as the service has them, or start the local one with npm start.",
  );
}
