import type { Respondent } from "./read-survey.ts";

/** A question about the respondent that the regression controls for, and the answers that are served. */
interface KnownQuestion {
  category: AnswerCategory;
  answer(respondent: Respondent): string;
  /** The survey's words to the slug and the name that people use. Other answers stay in the regression alone. */
  answers: Readonly<Record<string, { slug: string; name: string }>>;
}

export type AnswerCategory = "remote_work" | "company_size" | "education";

const named = (slug: string, name: string) => ({ slug, name });

/**
 * The controls whose coefficients are served. Not served: answers that say
 * nothing ("I don't know", "Something else"), people who work for themselves,
 * and primary school, which 23 respondents name.
 */
export const knownQuestions: readonly KnownQuestion[] = [
  {
    category: "remote_work",
    answer: ({ remote }) => remote,
    answers: {
      Remote: named("works-remotely", "Remote"),
      "Hybrid (some remote, some in-person)": named("works-hybrid", "Hybrid"),
      "In-person": named("works-in-person", "In person"),
    },
  },
  {
    category: "company_size",
    answer: ({ organisation }) => organisation,
    answers: {
      "2-9": named("size-2-9", "2 to 9 people"),
      "10-19": named("size-10-19", "10 to 19 people"),
      "20-99": named("size-20-99", "20 to 99 people"),
      "100-499": named("size-100-499", "100 to 499 people"),
      "500-999": named("size-500-999", "500 to 999 people"),
      "1,000-4,999": named("size-1000-4999", "1,000 to 4,999 people"),
      "5,000-9,999": named("size-5000-9999", "5,000 to 9,999 people"),
      "10,000 or more": named("size-10000", "10,000 people or more"),
    },
  },
  {
    category: "education",
    answer: ({ education }) => education,
    answers: {
      "Secondary school": named("secondary-school", "Secondary school"),
      "Some college/university study without earning a degree": named(
        "some-college",
        "Some college, no degree",
      ),
      "Associate degree": named("associate-degree", "Associate degree"),
      "Bachelor's degree": named("bachelors-degree", "Bachelor's degree"),
      "Master's degree": named("masters-degree", "Master's degree"),
      "Professional degree": named("professional-degree", "Professional degree"),
    },
  },
];
