/**
 * Professions that start with a doctorate of their own, by the codes of their occupations. However
 * related the work is, someone else has to study again to enter one: a pharmacist does not become a
 * physician, nor a nurse practitioner a surgeon, by changing jobs.
 */
const degrees: readonly { degree: string; codes: RegExp }[] = [
  { degree: "medicine", codes: /^29-12[1-4]/ },
  { degree: "dentistry", codes: /^29-102/ },
  { degree: "podiatry", codes: /^29-1081/ },
  { degree: "chiropractic", codes: /^29-1011/ },
  { degree: "optometry", codes: /^29-1041/ },
  { degree: "veterinary medicine", codes: /^29-1131/ },
  { degree: "pharmacy", codes: /^29-1051/ },
  { degree: "law", codes: /^23-10[12]/ },
];

/** The doctorate that an occupation starts with; null if it starts with none of these. */
export function professionalDegree(socCode: string): string | null {
  return degrees.find(({ codes }) => codes.test(socCode))?.degree ?? null;
}
