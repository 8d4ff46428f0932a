import * as z from "zod/mini";
import { instant } from "../../shared/core/instant.ts";
import { appPage } from "../../shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "../../shared/http/contexts/app/form-token.ts";
import { readPipeline } from "../../shared/http/contexts/app/pipeline.ts";
import { calendarPage } from "../../shared/pages/app/pipeline/calendar-page.tsx";
import { readCalendar } from "../../shared/pages/app/pipeline/read-calendar.ts";

const Month = z.string().check(z.regex(/^(?:19[7-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])$/));

/** `GET /app/calendar`: the events of a month. */
export default appPage({
  path: "/app/calendar",
  query: z.object({ month: z._default(z.catch(Month, ""), "") }),
  async handle(c, session, { month }) {
    const shown = month === "" ? instant(c.var.now).slice(0, 7) : month;
    const calendar = await readCalendar(readPipeline(c, session), shown);
    return calendarPage({ ...calendar, formToken: await formTokenFor(c, session) });
  },
});
