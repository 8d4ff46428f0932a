/** Words that end the names of occupations: what tells a title from a company where a mail says only a name. */
const nouns =
  "Accountant|Adjuster|Administrator|Advis[eo]r|Agent|Aide|Analyst|Apprentice|Architect|Artist|Assembler|Assistant|Associate|Attendant|Attorney|Auditor|Baker|Barista|Bartender|Bookkeeper|Buyer|Caregiver|Caretaker|Carpenter|Cashier|Chef|Cleaner|Clerk|Closer|Coach|Consultant|Controller|Cook|Coordinator|Counsel|Counselor|Custodian|Deputy|Designer|Detailer|Developer|Director|Dispatcher|Driver|Editor|Educator|Electrician|Engineer|Estimator|Firefighter|Foreman|Generalist|Groomer|Guard|Guide|Handler|Helper|Host|Hostess|Housekeeper|Hygienist|Inspector|Installer|Instructor|Intern|Janitor|Laborer|Lead|Leader|Lecturer|Librarian|Lifeguard|Lineworker|Loader|Machinist|Maker|Manager|Mechanic|Member|Merchandiser|Nanny|Nurse|Nutritionist|Officer|Operator|Packer|Painter|Paralegal|Paramedic|Paraprofessional|Pharmacist|Phlebotomist|Photographer|Physician|Picker|Planner|Plumber|Porter|Processor|Producer|Professor|Programmer|Psychologist|Receptionist|Recruiter|Representative|Researcher|Roofer|Salesperson|Scientist|Secretary|Server|Sonographer|Specialist|Stocker|Strategist|Stylist|Superintendent|Supervisor|Surveyor|Teacher|Tech|Technician|Technologist|Teller|Tester|Therapist|Trainee|Trainer|Tutor|Underwriter|Veterinarian|Welder|Worker|Writer|CNA|LPN|RN";

const atEnd = new RegExp(`\\b(?:${nouns})(?: (?:I{1,3}|IV|V|\\d))?$`, "i");

export function endsWithOccupation(name: string): boolean {
  return atEnd.test(name);
}

/** Nouns that also mean what is no work: "a team member", "our recruiter", "a closer look". */
const ambiguous = /^(?:closer|guard|guide|host|lead|leader|maker|member|recruiter|server|tech)s?$/i;
const inSentence = new RegExp(`(?:([\\w-]+) )?\\b(${nouns})s?\\b`, "gi");

/** Whether a text has the name of an occupation, other than those of who hires. */
export function namesOccupation(text: string): boolean {
  return [...text.matchAll(inSentence)].some(
    ([, before = "", noun = ""]) =>
      !ambiguous.test(noun) && !/^(?:hiring|recruiting|recruitment|talent|hr)$/i.test(before),
  );
}
