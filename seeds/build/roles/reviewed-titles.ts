/** What a person decided of one title, and why; all of it is printed in the report. */
export interface ReviewedTitle {
  code: string;
  /**
   * Other codes under which employers file the same job, so that these filings
   * speak of it too; "any" if all that bear the title are this job.
   */
  alsoFiledAs?: readonly string[] | "any";
  /** Titles for the same job, or too similar to be distinguished by few figures; all share their evidence. */
  pooledWith?: readonly string[];
  /** Its filings cover other workers than the survey, or contradict known facts, so it keeps its occupation's wage. */
  keepsWage?: true;
  /** No source has the title, and people search for it. */
  added?: true;
  reason: string;
}

/** By title as wanted or written; used only if the rule's code is clearly another job. */
export const reviewedTitles: Record<string, ReviewedTitle> = {
  "UX Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    reason:
      "the filings' 27-1024 is a few large filers' habit from the 2010 SOC, which had no interface designers; 101 employers file 15-1255 against 65",
  },
  "UX/UI Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    reason: "as UX Designer",
  },
  "Product Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    reason:
      "O*NET means designers of physical goods (27-1021); the filings are of digital products, split between 27-1024 and 15-1255",
  },
  "Interaction Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    pooledWith: ["UX Designer"],
    reason: "as UX Designer, whose evidence it shares: its own are two employers'",
  },
  "Project Manager": {
    code: "13-1082",
    reason:
      "project managers of any field are Project Management Specialists in the 2018 SOC; O*NET's 11-9041 are heads of engineering, the filings' 15-1299 are IT's",
  },
  "Program Manager": {
    code: "13-1082",
    reason: "O*NET's 27-2012 is the program manager of a broadcaster; filings name no majority",
  },
  "Technical Program Manager": {
    code: "15-1299",
    alsoFiledAs: ["11-3021"],
    reason:
      "unknown to O*NET; the filings' most frequent code, an IT project manager's (15-1299.09)",
  },
  "Data Science Manager": {
    code: "11-3021",
    alsoFiledAs: ["15-2051", "15-2041"],
    reason:
      "unknown to O*NET; the filings split between their staff's codes and a manager's, this one",
  },
  "Technical Support Engineer": {
    code: "15-1232",
    alsoFiledAs: ["15-1299"],
    reason:
      "O*NET's 17-2072 is the electronics engineer in the field; the filings' 15-1299 is a rest category, and half as well paid again",
  },
  "Mobile Engineer": {
    code: "15-1252",
    reason: "all 48 filings; O*NET's 17-2199 is the mobile network's",
  },
  "Account Executive": {
    code: "41-3091",
    alsoFiledAs: "any",
    reason:
      "sells services; O*NET's 11-2011 is the advertising agency's, the filings have no majority, so that all of them count",
  },
  "Customer Success Manager": {
    code: "41-3091",
    alsoFiledAs: "any",
    reason:
      "looks after customers who buy services; O*NET's 43-1011 supervises clerks; the filings have no majority, so that all of them count",
  },
  "Systems Engineer": {
    code: "15-1299",
    reason:
      "the filings' most frequent code and O*NET's Computer Systems Engineers (15-1299.08); workers who report the title to O*NET are in six occupations, logisticians the first",
  },
  "Software Development Engineer in Test": {
    code: "15-1253",
    reason: "unknown to O*NET; the filings' most frequent code, short of a majority",
  },
  "Product Analyst": {
    code: "15-2051",
    reason: "unknown to O*NET; the filings' most frequent code, short of a majority",
  },
  "Substitute Teacher": {
    code: "25-3031",
    reason:
      "has an occupation of its own, Substitute Teachers, Short-TracedValue; the 16 filings are of secondary schools",
  },
  "Reliability Engineer": {
    code: "17-2141",
    reason:
      "the filings' most frequent code; O*NET's 13-1081 plans the upkeep of military equipment",
  },
  "Marketing Coordinator": {
    code: "13-1161",
    pooledWith: ["Marketing Specialist"],
    reason: "81% of the 95 filings; O*NET's 11-2021 manages, the coordinator does not",
  },
  "Digital Marketing Coordinator": {
    code: "13-1161",
    reason: "80 % of the filings; as Marketing Coordinator",
  },
  "Immigration Specialist": {
    code: "23-2011",
    reason: "92 % of the filings; O*NET's 23-1011 are admitted to the bar",
  },
  "Academic Coordinator": {
    code: "25-9031",
    reason: "54 % of the filings; O*NET's 11-9033 heads a department or college",
  },
  "Production Coordinator": {
    code: "43-5061",
    reason: "O*NET's first; its other, 11-3051, heads a plant; filings name no majority",
  },
  "General Surgeon": {
    code: "29-1249",
    reason: "96 % of the filings; O*NET has the title under pediatric surgeons",
  },
  "Cardiothoracic Surgeon": { code: "29-1249", reason: "86 % of the filings; as General Surgeon" },
  "Transplant Surgeon": { code: "29-1249", reason: "93 % of the filings; as General Surgeon" },
  "Thoracic Surgeon": { code: "29-1249", reason: "all of the filings; as General Surgeon" },
  "Cardiovascular Surgeon": { code: "29-1249", reason: "60 % of the filings; as General Surgeon" },
  "Surgical Oncologist": { code: "29-1249", reason: "all of the filings; as General Surgeon" },
  "Colon and Rectal Surgeon": { code: "29-1249", reason: "as Colorectal Surgeon" },
  "Trauma Surgeon": {
    code: "29-1249",
    reason: "86 % of the filings; O*NET has the title under orthopedists",
  },
  "Medical Oncologist": {
    code: "29-1229",
    reason: "93 % of the filings; O*NET has the title under general internists",
  },
  "Pulmonary Critical Care Physician": {
    code: "29-1229",
    reason: "85 % of the filings; O*NET has the title under emergency physicians",
  },
  "Clinical Research Associate": {
    code: "19-1042",
    reason: "the filings' most frequent code; O*NET's 29-2010 works in a clinical laboratory",
  },
  Endocrinologist: {
    code: "29-1229",
    reason: "the filings'; O*NET's 19-1042 does research and does not treat",
  },
  "Quality Control Inspector": {
    code: "51-9061",
    reason: "inspects goods of any kind; O*NET's and the filings' 45-2011 inspects farm produce",
  },
  Farmer: { code: "11-9013", reason: "runs the farm; O*NET's 45-2092 is hired to work on it" },
  Surgeon: {
    code: "29-1249",
    reason: "44 of 50 filings; O*NET has the bare title under single specialties only",
  },
  Trader: {
    code: "41-3031",
    alsoFiledAs: ["13-2099", "13-2051"],
    reason: "trades securities, as in the filings; O*NET's 13-1020 is the grain buyer",
  },
  "Clinical Research Coordinator": {
    code: "19-4099",
    reason:
      "runs the visits and papers of a study; the SOC counts it with the managers of scientists (11-9121, 167,220), and its filings there pay 0.6 times what theirs do; the wage of technicians of science is its own",
  },
  "Laboratory Manager": {
    code: "11-9111",
    alsoFiledAs: "any",
    reason:
      "runs a clinical or university laboratory; O*NET's first code, 11-9041, heads engineers, and the filings, all over the sciences, pay 0.4 times what theirs do",
  },
  "Social Media Manager": {
    code: "27-3031",
    reason:
      "15 of 34 coded filings; posts and plans what others manage: O*NET's 11-2032 heads a department, 13-1161 (19 filings) analyzes markets",
  },
  "Store Manager": {
    code: "41-1011",
    reason:
      "reported to O*NET there by more workers: runs a shop and its sales staff; 11-1021 runs a company",
  },
  "Assistant Store Manager": {
    code: "41-1011",
    reason: "as Store Manager",
  },
  "Medical Director": {
    code: "29-1229",
    reason:
      "a physician who answers for other physicians; O*NET's 11-9111 administers, and pays less than half",
  },
  "Quantitative Analyst": {
    code: "15-2051",
    alsoFiledAs: ["13-2099", "13-2051", "15-2041", "15-2031"],
    reason:
      "models markets with statistics; 13-2099 is a rest category of bond clerks and brokers' examiners",
  },
  "Quantitative Researcher": {
    code: "15-2051",
    alsoFiledAs: ["13-2099", "15-2031", "15-2041", "15-2021", "13-2051"],
    reason: "as Quantitative Analyst, and O*NET's second code",
  },
  "Quantitative Research Analyst": {
    code: "15-2051",
    alsoFiledAs: ["13-2099", "15-2031", "15-2041"],
    pooledWith: ["Quantitative Researcher"],
    reason: "as Quantitative Researcher, whose evidence it shares",
  },
  "Investment Banker": {
    code: "13-2051",
    pooledWith: ["Investment Banking Associate"],
    reason:
      "values companies and their deals: all filings of Investment Banking Analyst and Associate; 41-3031 sells securities to households",
  },
  "Investment Banking Associate": {
    code: "13-2051",
    pooledWith: ["Investment Banking Analyst"],
    reason: "all of its filings",
  },
  "Options Trader": {
    code: "41-3031",
    alsoFiledAs: "any",
    pooledWith: ["Trader"],
    reason: "as Trader",
  },
  "Network Engineer": {
    code: "15-1244",
    alsoFiledAs: ["15-1241"],
    reason:
      "the filings' most frequent code: runs networks; 15-1241 (Computer Network Architects) designs them, and its filings there pay less than the architects'",
  },
  "Business Development Manager": {
    code: "11-2022",
    alsoFiledAs: "any",
    reason:
      "wins customers; the filings split over marketing, sales and their staff, so that all of them count; O*NET's 11-2021 plans campaigns",
  },
  "Business Development Officer": {
    code: "41-3091",
    reason: "wins customers for services, most often for a bank; O*NET's 11-1011 heads the company",
  },
  "Business Development Executive": {
    code: "41-3091",
    reason: "sells, whatever the title says; O*NET's 11-2022 manages those who do",
  },
  "Business Development Director": {
    code: "11-2022",
    alsoFiledAs: "any",
    reason: "as Business Development Manager",
  },
  "Tax Manager": {
    code: "11-3031",
    alsoFiledAs: ["13-2011"],
    reason:
      "O*NET's; the filings' 13-2011 is that of those who report to one, and pays 1.3 times as much there",
  },
  "Accounting Manager": {
    code: "11-3031",
    alsoFiledAs: ["13-2011"],
    reason:
      "manages accountants, as O*NET has it; the filings' 13-2011 is that of those who report to one",
  },
  "Assistant Controller": {
    code: "13-2011",
    alsoFiledAs: ["11-3031"],
    reason:
      "the filings' most frequent code; they pay 1.7 times what it does, and stay below a controller's",
  },
  "Accounting Supervisor": {
    code: "13-2011",
    reason:
      "leads accountants and keeps accounts; O*NET's 11-3031 is the treasurer's and the chief financial officer's",
  },
  "AI Product Manager": {
    code: "11-2021",
    reason:
      "a product manager by another title: O*NET has product managers there, and so has this catalog",
  },
  "Technical Product Manager": {
    code: "11-2021",
    alsoFiledAs: ["15-1299", "15-1252", "11-3021"],
    reason: "as AI Product Manager",
  },
  "Chief Technology Officer": {
    code: "11-1011",
    alsoFiledAs: ["11-3021"],
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Marketing Officer",
    ],
    reason:
      "O*NET's, and an officer of the company: few filings each, most of small firms, so that all officers share theirs lest chance put one above another; the filings' 11-3021 is that of the managers who report to one",
  },
  "Chief Information Officer": {
    code: "11-1011",
    alsoFiledAs: ["11-3021"],
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason: "O*NET's; as Chief Technology Officer",
  },
  "Chief Information Security Officer": {
    code: "11-1011",
    alsoFiledAs: ["11-3021"],
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason: "O*NET's; as Chief Technology Officer",
  },
  "Chief Financial Officer": {
    code: "11-1011",
    alsoFiledAs: ["11-3031"],
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason:
      "O*NET's, and an officer of the company: few filings each, most of small firms, so that all officers share theirs lest chance put one above another; the filings' 11-3031 is that of the managers who report to one",
  },
  "Chief Marketing Officer": {
    code: "11-1011",
    alsoFiledAs: ["11-2021"],
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
    ],
    reason:
      "an officer of the company: few filings each, most of small firms, so that all officers share theirs lest chance put one above another; the filings' 11-2021 is that of the managers who report to one",
  },
  "Chief Innovation Officer": {
    code: "11-1011",
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason: "O*NET's; as Chief Operating Officer",
  },
  "Chief Sustainability Officer": {
    code: "11-1011",
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason: "O*NET's; as Chief Operating Officer",
  },
  "Executive Vice President": {
    code: "11-1011",
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason:
      "O*NET's; two filings do not put it above the chief executive: it shares the officers' evidence",
  },
  President: {
    code: "11-1011",
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason: "O*NET's; heads a company as a chief executive does: it shares the officers' evidence",
  },
  "Executive Director": {
    code: "11-1021",
    reason:
      "heads an association or a nonprofit; its filings, banks' rank below managing director, are spread over twenty codes, and O*NET's 11-1011 pays twice that",
  },
  "Vice President of Operations": {
    code: "11-1021",
    alsoFiledAs: "any",
    reason:
      "manages operations, as the filings have it; they pay 1.7 times what the occupation does",
  },
  "Vice President of Finance": {
    code: "11-1011",
    alsoFiledAs: ["11-3031"],
    pooledWith: [
      "Chief Executive Officer",
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason:
      "O*NET's; five filings of four employers do not put it above the chief financial officer: it shares the officers' evidence",
  },
  "Vice President of Engineering": {
    code: "11-3021",
    alsoFiledAs: ["11-9041", "15-1252"],
    reason: "the filings' most frequent code",
  },
  "Director of Business Operations": {
    code: "11-1021",
    alsoFiledAs: "any",
    reason: "the filings' most frequent code",
  },
  "Digital Marketing Manager": {
    code: "13-1161",
    reason: "51 of 82 coded filings: runs campaigns; 11-2021 heads a department of them",
  },
  "National Account Manager": {
    code: "41-4011",
    reason: "sells to large customers and manages nobody; O*NET's 11-2022 manages those who sell",
  },
  "Global Account Manager": {
    code: "41-4011",
    reason: "as National Account Manager",
  },
  "Sales Account Manager": {
    code: "41-4011",
    reason: "as National Account Manager",
  },
  "Account Manager": {
    code: "41-3091",
    alsoFiledAs: "any",
    reason: "looks after customers; the filings have no majority, so that all of them count",
  },
  "Enterprise Account Executive": {
    code: "41-4011",
    alsoFiledAs: "any",
    reason:
      "sells software and machines to companies; O*NET's 41-4012 sells goods that need no explaining",
  },
  "Sales Representative": {
    code: "41-4012",
    reason:
      "sells goods of any kind, the larger of the two occupations of representatives by four times; O*NET's first, 41-4011, needs technical knowledge",
  },
  "Account Representative": {
    code: "41-4012",
    reason: "O*NET's second; 43-4051 takes calls",
  },
  "E-Commerce Director": {
    code: "11-2021",
    reason: "markets through the web; O*NET's 11-2022 manages those who sell",
  },
  "Security Architect": {
    code: "15-1212",
    alsoFiledAs: ["15-1241", "15-1252", "15-1299"],
    pooledWith: ["Security Engineer"],
    reason:
      "designs what security engineers build; 15-1299 is a rest category that pays less than they earn",
  },
  "Security Engineer": {
    code: "15-1212",
    alsoFiledAs: ["15-1299"],
    reason: "filed as security analyst, and in a rest category",
  },
  "Cybersecurity Engineer": {
    code: "15-1212",
    alsoFiledAs: ["15-1299"],
    reason: "as Security Engineer",
  },
  "Security Consultant": {
    code: "15-1212",
    alsoFiledAs: ["15-1299"],
    reason: "all eight filings are of information security; O*NET's 13-1199 guards buildings",
  },
  "Enterprise Architect": {
    code: "15-1252",
    alsoFiledAs: ["15-1299", "15-1211"],
    reason: "O*NET's; filed in a rest category and as an analyst",
  },
  "ETL Tester": {
    code: "15-1253",
    reason: "a tester: 4 of 5 filings; O*NET's 15-1243 designs databases",
  },
  "Data Specialist": {
    code: "15-2051",
    reason: "O*NET's; the postings' pay says how far from the data scientists it is",
  },
  "Storage Administrator": {
    code: "15-1244",
    alsoFiledAs: ["15-1252"],
    reason: "O*NET's",
  },
  "Applied Research Scientist": {
    code: "15-1221",
    alsoFiledAs: ["15-1252"],
    pooledWith: ["Applied Scientist"],
    reason: "O*NET's; the same job as Applied Scientist",
  },
  "UX Researcher": {
    code: "15-1255",
    alsoFiledAs: ["27-1024", "19-3022"],
    pooledWith: ["UX Designer"],
    reason:
      "studies how people use what UX designers draw; filed as graphic designer from habit; three employers' filings, so that it shares the evidence of UX Designer",
  },
  "Software Project Manager": {
    code: "15-1299",
    reason: "an IT project manager by another title; O*NET's 11-3021 heads a department",
  },
  "Digital Project Manager": {
    code: "15-1299",
    reason: "an IT project manager by another title; 11-9199 is a rest category of managers",
  },
  "Legal Assistant": {
    code: "43-6012",
    reason:
      "in use the secretary of a law office; the SOC counts it with paralegals, above whom it does not stand",
  },
  Attorney: {
    code: "23-1011",
    keepsWage: true,
    reason:
      "the lawyer by another word; 18 filings, most of immigration firms, say little of the survey's 754,500",
  },
  Lawyer: {
    code: "23-1011",
    keepsWage: true,
    reason: "the survey's own title; seven filings",
  },
  "Litigation Associate": {
    code: "23-1011",
    pooledWith: ["Associate Attorney"],
    reason:
      "a lawyer at the start of a career in a firm: shares the evidence of Associate Attorney",
  },
  "Behavior Technician": {
    code: "29-2053",
    reason:
      "carries out the plan of a behavior analyst under supervision, at most with a certificate; O*NET's 21-1018 counsels with a degree",
  },
  "Clinical Project Manager": {
    code: "13-1082",
    reason: "plans a trial's time and money; O*NET's 11-9121 heads scientists",
  },
  "Logistics Supervisor": {
    code: "53-1047",
    reason:
      "supervises those who move goods; O*NET's 11-3071 heads the department, the filings' 13-1081 plans",
  },
  "Operations Supervisor": {
    code: "51-1011",
    reason: "supervises those who do the work; O*NET's 11-3051 heads the plant",
  },
  "Quality Supervisor": {
    code: "51-1011",
    reason: "as Operations Supervisor",
  },
  "Credit Risk Analyst": {
    code: "13-2054",
    alsoFiledAs: "any",
    reason:
      "O*NET's second, Financial Risk Specialists; the filings pay 1.4 times what credit analysts earn",
  },
  "Pricing Analyst": {
    code: "13-2051",
    alsoFiledAs: "any",
    reason: "O*NET's",
  },
  Banker: {
    code: "41-3031",
    reason: "O*NET's; filings of investment banks pay half as much again",
  },
  "Financial Officer": {
    code: "11-3031",
    pooledWith: ["Financial Manager"],
    reason: "O*NET's",
  },
  "Financial Manager": {
    code: "11-3031",
    alsoFiledAs: ["13-2051"],
    reason: "O*NET's",
  },
  "Financial Controller": {
    code: "11-3031",
    alsoFiledAs: ["13-2011"],
    pooledWith: ["Controller"],
    reason: "O*NET's; the same job as Controller, whose evidence it shares",
  },
  Comptroller: {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET's; the same job as Controller, whose evidence it shares",
  },
  "Plant Controller": {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET's; as Controller, whose evidence it shares",
  },
  "Regional Controller": {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET's; as Controller, whose evidence it shares",
  },
  "Corporate Controller": {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET's; as Controller, whose evidence it shares",
  },
  "Project Director": {
    code: "11-9021",
    reason:
      "directs building projects, as half of its filings say; 11-9199 is a rest category of managers",
  },
  "Organizational Development Specialist": {
    code: "13-1151",
    reason: "trains and develops staff; O*NET's 19-3032 is a psychologist with a doctorate",
  },
  "Project Policy Analyst": {
    code: "13-1111",
    reason: "analyzes what an office does; O*NET's 19-3094 does research in politics",
  },
  Principal: {
    code: "11-9032",
    reason: "heads a school; its filings are a rank of banks and software makers",
  },
  "Bioinformatics Engineer": {
    code: "15-2051",
    alsoFiledAs: ["19-1029", "15-1243", "15-2099"],
    reason: "analyzes data of biology with programs; 19-1029 is a rest category",
  },
  "Software Engineering Manager": {
    code: "11-3021",
    alsoFiledAs: ["15-1252", "11-9041", "15-1299"],
    reason: "67% of its 1,283 filings; shares the evidence of Engineering Manager",
  },
  "Prompt Engineer": {
    code: "15-1252",
    added: true,
    reason: "no source has it as a title of an occupation; builds software on language models",
  },
  "SEO Specialist": {
    code: "13-1161",
    added: true,
    reason: "O*NET's short title for Search Marketing Strategists (13-1161.01)",
  },
  "Warehouse Associate": {
    code: "53-7062",
    reason: "O*NET's first code of two, and where the warehouse worker is",
  },
  "Retail Sales Associate": {
    code: "41-2031",
    reason: "O*NET's",
  },
  "Chief of Staff": {
    code: "11-1021",
    reason: "the filings' most frequent code; runs an officer's business across departments",
  },
  "Director of Nursing": {
    code: "11-9111",
    reason: "73% of its filings",
  },
  Intern: {
    code: "43-9061",
    added: true,
    reason:
      "no occupation is an intern's: paid about what a general clerk is, whatever the field; a title with its field is the better question",
  },
  "Content Creator": {
    code: "27-3043",
    added: true,
    reason: "writes and films for the web; writers are the nearest occupation",
  },
  "Payroll Specialist": {
    code: "43-3051",
    added: true,
    reason: "keeps the payroll: Payroll and Timekeeping Clerks",
  },
  "Travel Nurse": {
    code: "29-1141",
    added: true,
    reason: "a registered nurse on short contracts; no public source has what the contracts add",
  },
  "ICU Nurse": {
    code: "29-1141",
    added: true,
    reason: "a registered nurse in intensive care; O*NET's Critical Care Nurses",
  },
  "School Nurse": {
    code: "29-1141",
    added: true,
    reason: "a registered nurse in a school",
  },
  Professor: {
    code: "25-1199",
    reason: "a professor of any subject; the subjects have occupations of their own",
  },
  "Assistant Professor": {
    code: "25-1199",
    reason: "as Professor",
  },
  "Border Patrol Agent": {
    code: "33-3051",
    added: true,
    reason: "polices as officers do; federal agents have no occupation of their own",
  },
  "FBI Agent": {
    code: "33-3021",
    added: true,
    reason: "a criminal investigator",
  },
  "Forward Deployed Engineer": {
    code: "15-1252",
    added: true,
    reason: "a software engineer at the customer's",
  },
  "Quantitative Developer": {
    code: "15-1252",
    added: true,
    reason: "writes the programs of traders",
  },
  "Data Center Technician": {
    code: "15-1231",
    added: true,
    reason: "keeps servers and network running in a data center",
  },
  "Risk Manager": {
    code: "11-3031",
    reason: "manages financial risk; O*NET's Financial Managers",
  },
  Foreman: {
    code: "47-1011",
    added: true,
    reason: "leads a crew of builders",
  },
  "Fraud Analyst": {
    code: "13-2099",
    added: true,
    reason: "O*NET's Fraud Examiners, Investigators and Analysts (13-2099.04)",
  },
  "Bank Manager": {
    code: "11-3031",
    added: true,
    reason: "runs a bank or a branch",
  },
  "Medical Coder": {
    code: "29-2072",
    added: true,
    reason: "codes medical records",
  },
  "Medical Biller": {
    code: "43-3021",
    added: true,
    reason: "bills for medical services",
  },
  "Car Salesperson": {
    code: "41-2031",
    added: true,
    reason: "sells cars; most earn more by commission than the survey's median",
  },
  "Rideshare Driver": {
    code: "53-3054",
    added: true,
    reason:
      "drives passengers for fares, as a taxi driver does; most are no employees, whom the survey does not count",
  },
  "Patient Care Technician": {
    code: "31-1131",
    added: true,
    reason: "nursing assistant in a hospital",
  },
  "Mortgage Loan Officer": {
    code: "13-2072",
    added: true,
    reason: "a loan officer for houses",
  },
  "Chief Executive Officer": {
    code: "11-1011",
    pooledWith: [
      "Chief Operating Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason:
      "an officer of the company: few filings each, most of small firms, so that all officers share theirs lest chance put one above another",
  },
  "Chief Operating Officer": {
    code: "11-1011",
    pooledWith: [
      "Chief Executive Officer",
      "Chief Financial Officer",
      "Chief Technology Officer",
      "Chief Marketing Officer",
    ],
    reason:
      "an officer of the company: few filings each, most of small firms, so that all officers share theirs lest chance put one above another",
  },
  "Medical Physicist": {
    code: "19-2012",
    keepsWage: true,
    reason:
      "O*NET's first; six filings, beside those of universities' beginners who are filed as physicists too",
  },
  "Middle School Mathematics Teacher": {
    code: "25-2022",
    keepsWage: true,
    reason: "the scale is that of the other teachers of the school; six filings of three employers",
  },
  "Operations Research Analyst": {
    code: "15-2031",
    keepsWage: true,
    reason: "the survey's own title; what else is filed there are retailers' program managers",
  },
  "Airline Pilot": {
    code: "53-2011",
    keepsWage: true,
    reason: "the survey's own title; 31 filings of four airlines",
  },
  Pilot: {
    code: "53-2011",
    keepsWage: true,
    reason: "as Airline Pilot: ten filings of four airlines",
  },
  "Shift Supervisor": {
    code: "35-1012",
    added: true,
    reason: "most such postings are of restaurants and coffee shops; below their managers",
  },
  "Operations Analyst": {
    code: "13-1199",
    reason:
      "supports operations managers, above whom O*NET's 13-1111, a consultant's, would put it",
  },
  "Credit Risk Manager": {
    code: "11-3031",
    reason:
      "manages credit and risk, as O*NET's Financial Managers do; 13-2041 are the analysts who report to one",
  },
  "Network Analyst": {
    code: "15-1244",
    reason: "runs networks as a network engineer does; 15-1241 designs them",
  },
  "Vice President of Sales and Marketing": {
    code: "11-2021",
    reason: "as Sales and Marketing Director, who reports to one",
  },
  "Social Media Specialist": {
    code: "27-3031",
    reason: "as Social Media Manager",
  },
  "Project Coordinator": {
    code: "13-1082",
    alsoFiledAs: "any",
    reason: "O*NET's; what is filed pays less than a project manager",
  },
  "IT Director": {
    code: "11-3021",
    pooledWith: ["IT Manager"],
    reason:
      "the filings'; fourteen of them do not put it below IT Manager, with which it shares its evidence",
  },
  "IT Manager": {
    code: "11-3021",
    pooledWith: ["IT Director"],
    reason: "O*NET's; shares the evidence of IT Director",
  },
  "Staff Psychologist": {
    code: "19-3033",
    reason: "a psychologist in a clinic's employ; 19-3039 is a rest category",
  },
  "Staff Pharmacist": {
    code: "29-1051",
    pooledWith: ["Pharmacist"],
    reason: "a pharmacist: shares the evidence",
  },
};
