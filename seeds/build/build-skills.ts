import type { Wages } from "./build-wages.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";
import { countLanguages, otherLanguages } from "./skills/count-languages.ts";
import { fitDeveloperPay, listDeveloperSpreads } from "./skills/developer-pay.ts";
import { fitPremiums } from "./skills/fit-premiums.ts";
import { linkOccupations } from "./skills/link-occupations.ts";
import { readHires } from "./skills/read-hires.ts";
import { readSurvey } from "./skills/read-survey.ts";

export type Skills = ReturnType<typeof buildSkills>;

/** Premiums of skills and of answers about the respondent, where they are used, how their use changes, and hires. */
export function buildSkills(inputs: Inputs, wages: Wages, count: number, refusals: Refusal[]) {
  const survey = inputs["stack-overflow-2023"];
  const { respondents, incomplete } = readSurvey(survey, refusals);
  const { premiums, answers, fit, columns } = fitPremiums(respondents, count);
  const languages = countLanguages(survey, inputs["stack-overflow-2025"]);
  const linked = [
    ...premiums,
    ...otherLanguages(languages, new Set(premiums.map(({ slug }) => slug))),
  ];
  return {
    premiums,
    answers,
    fit,
    columns,
    incomplete,
    occupations: linkOccupations(linked, inputs["onet-technology-skills"], wages.isKept),
    languages,
    developerPay: fitDeveloperPay(respondents),
    developerSpreads: listDeveloperSpreads(respondents),
    hires: readHires(inputs["bls-jolts-hires"], refusals),
  };
}
