import type { MailSystem } from "./system.ts";
import { ashby } from "./systems/ashby.ts";
import { assessmentServices } from "./systems/assessment-services.ts";
import { bambooHr } from "./systems/bamboo-hr.ts";
import { gmail } from "./systems/gmail.ts";
import { greenhouse } from "./systems/greenhouse.ts";
import { icims } from "./systems/icims.ts";
import { indeed } from "./systems/indeed.ts";
import { jobvite } from "./systems/jobvite.ts";
import { lever } from "./systems/lever.ts";
import { linkedIn } from "./systems/linked-in.ts";
import { outlook } from "./systems/outlook.ts";
import { smartRecruiters } from "./systems/smart-recruiters.ts";
import { taleo } from "./systems/taleo.ts";
import { workable } from "./systems/workable.ts";
import { workday } from "./systems/workday.ts";

/** The systems by their ids, which are the names of their files. */
export const systems: Readonly<Record<string, MailSystem>> = {
  ashby,
  "assessment-services": assessmentServices,
  "bamboo-hr": bambooHr,
  gmail,
  greenhouse,
  icims,
  indeed,
  jobvite,
  lever,
  "linked-in": linkedIn,
  outlook,
  "smart-recruiters": smartRecruiters,
  taleo,
  workable,
  workday,
};
