import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor, readFaults } from "#shared/accounts/app/read-form.http.ts";
import { createKeyOnce } from "#shared/accounts/keys/create-key.ts";
import type { KeyGrant } from "#shared/accounts/keys/key-record.ts";
import { endOfDay, orderScopes } from "#shared/accounts/keys/key-rules.ts";
import {
  earlierKeyPage,
  emptyKey,
  type KeyValues,
  madeKeyPage,
  makeKeyPage,
} from "#shared/accounts/keys/make-key.page.tsx";
import { randomBase62 } from "#shared/core/bytes/base62.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";

const Words = z.pipe(
  z.union([
    z.array(Typed),
    z.pipe(
      Typed,
      z.transform((word) => (word === "" ? [] : [word])),
    ),
  ]),
  z.array(z.string()),
);

const Fields = z.object({
  name: z.pipe(
    Typed,
    z.transform((name) => name.trim()),
  ),
  kind: z.catch(z.enum(["intelligence", "whitelabel", "pipeline"]), "intelligence"),
  scopes: z._default(z.catch(Words, []), []),
  access: z.catch(z.enum(["read", "read_write"]), "read"),
  expires: z.pipe(
    Typed,
    z.transform((day) => day.trim()),
  ),
  /** Identifies this form, so that sending it twice makes one key. */
  once: Typed,
});

/** `GET /app/keys/new`, and `POST /app/keys/new`, which makes one key for a form and shows it once. */
export default appForm({
  path: "/app/keys/new",
  fresh: true,
  fields: Fields,
  async show(c, session) {
    const { tier } = session.account;
    const values = { ...emptyKey, once: randomBase62(22) };
    return makeKeyPage({ values, tier, formToken: await formTokenFor(c, session) });
  },
  async submit(c, session, values) {
    const { tier } = session.account;
    const { name, kind } = values;
    const key = { name, grant: grantOf(values), expiresAt: expiryOf(values) };
    const made = await writeAsOwner(c, session, (context) =>
      createKeyOnce({ ...context, tier }, key, values.once),
    ).catch(readFaults);
    if ("earlier" in made) return earlierKeyPage(made.earlier);
    if (!("faults" in made)) return madeKeyPage({ key: made, name, kind, origin: siteOrigin(c) });
    const formToken = await formTokenFor(c, session);
    return makeKeyPage({ values, errors: made.faults, tier, formToken });
  },
});

function grantOf({ kind, scopes, access }: KeyValues): KeyGrant {
  if (kind === "pipeline") return { kind, access };
  if (kind === "whitelabel") return { kind };
  return { kind, scopes: orderScopes(scopes) };
}

function expiryOf({ expires }: KeyValues): number | null {
  return expires === "" ? null : endOfDay(expires);
}
