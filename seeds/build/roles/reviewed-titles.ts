/** A decision that a person made about one title, with its reason; the report prints all of them. */
interface ReviewedTitle {
  code: string;
  /** Codes under which employers file the same job, so that those filings count too; "any" counts all of the title's. */
  alsoFiledAs?: readonly string[] | "any";
  /** Titles for the same job, or too similar to tell apart by a few figures; their evidence counts for this title too. */
  pooledWith?: readonly string[];
  /** Keeps its occupation's wage: its filings cover other workers than the survey, or contradict known facts. */
  keepsWage?: true;
  /** No source has the title, but people search for it. */
  added?: true;
  reason: string;
}

const chiefs = ["Chief Executive Officer"];

const sharedByChiefs =
  "the title has few filings of its own, so it shares those of chief executives; otherwise chance would rank one above another";

/**
 * Overrules the code rule where it gives a code that is clearly another job's, by
 * title, in the order of the codes. Some entries only keep a title out of the catalog: under the
 * reviewed code it repeats another role.
 */
export const reviewedTitles: Record<string, ReviewedTitle> = {
  "Chief Executive Officer": {
    code: "11-1011",
    reason: "O*NET lists the title here",
  },
  "Chief Innovation Officer": {
    code: "11-1011",
    pooledWith: chiefs,
    reason: `O*NET lists the title here; ${sharedByChiefs}`,
  },
  "Chief Sustainability Officer": {
    code: "11-1011",
    pooledWith: chiefs,
    reason: `O*NET lists the title here; ${sharedByChiefs}`,
  },
  "Executive Vice President": {
    code: "11-1011",
    pooledWith: chiefs,
    reason: `O*NET lists the title here, and two filings are not enough to place it above the chief executive; ${sharedByChiefs}`,
  },
  President: {
    code: "11-1011",
    pooledWith: chiefs,
    reason: `O*NET lists the title here; a president heads a company as a chief executive does; ${sharedByChiefs}`,
  },
  "Chief Operating Officer": {
    code: "11-1021",
    alsoFiledAs: ["11-1011"],
    reason:
      "Runs the operations, as the occupation's title says; O*NET lists the title under Chief Executives (11-1011), and employers file it under both",
  },
  "Chief of Staff": {
    code: "11-1021",
    reason:
      "The code that employers file most often; runs an executive's business across departments",
  },
  "Director of Business Operations": {
    code: "11-1021",
    alsoFiledAs: "any",
    reason: "Most employers file the title here",
  },
  "Executive Director": {
    code: "11-1021",
    reason:
      "Heads an association or a nonprofit; at banks the title is a rank below managing director, so its filings are spread over many occupations; O*NET lists it under Chief Executives (11-1011), who are paid twice as much",
  },
  "Vice President of Operations": {
    code: "11-1021",
    alsoFiledAs: "any",
    reason:
      "Most employers file the title here; the six filings of October to December 2023, under any code, pay 1.7 times what the occupation's do",
  },
  "Chief Marketing Officer": {
    code: "11-2021",
    reason: "Most employers file the title here",
  },
  "Chief Product Officer": {
    code: "11-2021",
    alsoFiledAs: "any",
    reason:
      "Heads the product managers, whom O*NET lists here; O*NET lacks the title, and employers file it under four occupations",
  },
  "Head of Product": {
    code: "11-2021",
    alsoFiledAs: "any",
    reason:
      "Heads the product managers, whom O*NET lists here; O*NET lacks the title, and employers file it under several technology occupations",
  },
  "AI Product Manager": {
    code: "11-2021",
    reason: "A product manager by another title; O*NET lists product managers here",
  },
  "E-commerce Director": {
    code: "11-2021",
    reason:
      "Markets through the web, as half of the filings say; O*NET lists the title under Sales Managers (11-2022)",
  },
  "Technical Product Manager": {
    code: "11-2021",
    alsoFiledAs: ["15-1299", "15-1252", "11-3021"],
    reason:
      "O*NET lists the title here, with other product managers; employers file it under several technology occupations",
  },
  "Vice President of Sales and Marketing": {
    code: "11-2021",
    reason:
      "Classified as Sales and Marketing Director, who reports to this vice president; O*NET lists the title here and under Sales Managers (11-2022)",
  },
  "Business Development Director": {
    code: "11-2022",
    alsoFiledAs: "any",
    reason: "Classified as Business Development Manager",
  },
  "Business Development Manager": {
    code: "11-2022",
    alsoFiledAs: "any",
    reason:
      "Wins customers; filings are spread over marketing, sales and other occupations, so all of them count; O*NET lists the title here and under Marketing Managers (11-2021), who plan campaigns",
  },
  "Chief Information Officer": {
    code: "11-3021",
    reason: "Most employers file the title here; O*NET lists it under Chief Executives (11-1011)",
  },
  "Chief Information Security Officer": {
    code: "11-3021",
    alsoFiledAs: "any",
    reason: "O*NET lists the title here and under Chief Executives (11-1011)",
  },
  "Chief Technology Officer": {
    code: "11-3021",
    reason: "Most employers file the title here; O*NET lists it under Chief Executives (11-1011)",
  },
  "Data Science Manager": {
    code: "11-3021",
    alsoFiledAs: ["15-2051", "15-2041"],
    reason:
      "O*NET does not list the title; employers file it under the occupations of the staff (15-2051, 15-2041) or of a manager, which is this one",
  },
  "IT Director": {
    code: "11-3021",
    pooledWith: ["IT Manager"],
    reason:
      "O*NET and most employers agree on the code; fourteen filings are not enough to place it below IT Manager, with which it shares its evidence",
  },
  "IT Manager": {
    code: "11-3021",
    pooledWith: ["IT Director"],
    reason: "O*NET lists the title here; shares its evidence with IT Director",
  },
  "Software Engineering Manager": {
    code: "11-3021",
    alsoFiledAs: ["15-1252", "11-9041", "15-1299"],
    reason: "Most employers file the title here",
  },
  "Vice President of Engineering": {
    code: "11-3021",
    alsoFiledAs: ["11-9041", "15-1252"],
    reason: "Most employers file the title here",
  },
  "Chief Financial Officer": {
    code: "11-3031",
    reason: "Most employers file the title here; O*NET lists it under Chief Executives (11-1011)",
  },
  "Vice President of Finance": {
    code: "11-3031",
    reason:
      "Reports to the chief financial officer, who is here; O*NET lists the title under Chief Executives (11-1011)",
  },
  "Accounting Manager": {
    code: "11-3031",
    alsoFiledAs: ["13-2011"],
    reason:
      "Manages accountants, and O*NET lists the title here; most employers file it under Accountants and Auditors (13-2011), the occupation of the staff",
  },
  "Bank Manager": {
    code: "11-3031",
    reason: "Runs a bank or a branch; O*NET lists the title here",
  },
  Comptroller: {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET lists the title here; the same job as Controller, whose evidence it shares",
  },
  "Corporate Controller": {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET lists the title here; a controller, whose evidence it shares",
  },
  "Credit Risk Manager": {
    code: "11-3031",
    reason:
      "Manages credit and risk, which is work of Financial Managers; O*NET lists the title under Credit Analysts (13-2041), who report to such a manager",
  },
  "Financial Controller": {
    code: "11-3031",
    alsoFiledAs: ["13-2011"],
    pooledWith: ["Controller"],
    reason: "O*NET lists the title here; the same job as Controller, whose evidence it shares",
  },
  "Financial Manager": {
    code: "11-3031",
    alsoFiledAs: ["13-2051"],
    reason: "The title names the occupation",
  },
  "Financial Officer": {
    code: "11-3031",
    pooledWith: ["Financial Manager"],
    reason: "O*NET lists the title here; shares the evidence of Financial Manager",
  },
  "Plant Controller": {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET lists the title here; a controller, whose evidence it shares",
  },
  "Regional Controller": {
    code: "11-3031",
    pooledWith: ["Controller"],
    reason: "O*NET lists the title here; a controller, whose evidence it shares",
  },
  "Risk Manager": {
    code: "11-3031",
    reason:
      "Manages financial risk, which is work of Financial Managers; O*NET lists the title under Managers, All Other (11-9199) and Financial Risk Specialists (13-2054), and most employers file it under Operations Research Analysts (15-2031)",
  },
  "Tax Manager": {
    code: "11-3031",
    alsoFiledAs: ["13-2011"],
    reason:
      "O*NET lists the title here; most employers file it under Accountants and Auditors (13-2011), the occupation of the staff, at 1.3 times what that occupation's filings pay",
  },
  "Chief Human Resources Officer": {
    code: "11-3121",
    added: true,
    reason:
      "Heads human resources; no source has the title, and employers file that of a chief people officer here",
  },
  Farmer: {
    code: "11-9013",
    reason:
      "Runs the farm; O*NET lists the title here, and first under farmworkers (45-2092), who are hired to work on it",
  },
  "Project Director": {
    code: "11-9021",
    reason:
      "Taken to direct construction projects; O*NET lists the title under Managers, All Other (11-9199), and filings have no majority",
  },
  Principal: {
    code: "11-9032",
    reason:
      "Heads a school, as O*NET says; filings with this title are of banks and software companies, where it is a rank",
  },
  "Director of Nursing": {
    code: "11-9111",
    reason: "O*NET and most employers agree on the code",
  },
  "Laboratory Manager": {
    code: "11-9111",
    alsoFiledAs: "any",
    reason:
      "Runs a clinical or university laboratory; O*NET lists the title here, and first under Architectural and Engineering Managers (11-9041), whose filings pay more than twice as much; filings are spread over the sciences, so all of them count",
  },
  "Clinical Project Manager": {
    code: "13-1082",
    reason:
      "Plans the schedule and budget of a clinical trial; O*NET lists the title under Natural Sciences Managers (11-9121), who head scientists",
  },
  "Program Manager": {
    code: "13-1082",
    reason:
      "Classified as Project Manager; O*NET lists the title first under Producers and Directors (27-2012), for programs of a broadcaster, and filings have no majority",
  },
  "Project Coordinator": {
    code: "13-1082",
    alsoFiledAs: "any",
    reason:
      "O*NET lists the title here; the filings, under any code, pay less than a project manager's, so all of them count",
  },
  "Project Manager": {
    code: "13-1082",
    reason:
      "The 2018 SOC places project managers of any field here; O*NET lists the title first under Architectural and Engineering Managers (11-9041), and most employers file it for IT projects (15-1299)",
  },
  "Project Policy Analyst": {
    code: "13-1111",
    reason:
      "Analyzes the work of an office; O*NET lists the title under Political Scientists (19-3094), who do research",
  },
  "Organizational Development Specialist": {
    code: "13-1151",
    reason:
      "Trains and develops staff; O*NET lists the title under Industrial-Organizational Psychologists (19-3032)",
  },
  "Digital Marketing Coordinator": {
    code: "13-1161",
    reason: "Most employers file the title here; classified as Marketing Coordinator",
  },
  "Digital Marketing Manager": {
    code: "13-1161",
    reason:
      "Runs campaigns, and most employers file the title here; O*NET lists it under Marketing Managers (11-2021), who head a department",
  },
  "Marketing Coordinator": {
    code: "13-1161",
    pooledWith: ["Marketing Specialist"],
    reason:
      "Most employers file the title here; O*NET lists it under Marketing Managers (11-2021), but a coordinator does not manage; shares the evidence of Marketing Specialist",
  },
  "SEO Specialist": {
    code: "13-1161",
    reason:
      "O*NET's short title for Search Marketing Strategists (13-1161.01), who are part of this occupation",
  },
  "Operations Analyst": {
    code: "13-1199",
    reason:
      "Supports operations managers; O*NET lists the title first under Management Analysts (13-1111), which would place it well above those managers, and most employers file it under Operations Research Analysts (15-2031)",
  },
  "Accounting Supervisor": {
    code: "13-2011",
    reason:
      "Leads accountants and keeps accounts, and most employers file the title here; O*NET lists it under Financial Managers (11-3031), with treasurers and chief financial officers",
  },
  "Assistant Controller": {
    code: "13-2011",
    alsoFiledAs: ["11-3031"],
    reason:
      "The code that employers file most often; the filings pay 1.7 times what the occupation's do, and less than a controller's",
  },
  "Investment Banker": {
    code: "13-2051",
    pooledWith: ["Investment Banking Associate"],
    reason:
      "Values companies and their deals, as do investment banking analysts and associates, nearly all of whom are filed here; O*NET also lists the title under securities sales agents (41-3031)",
  },
  "Investment Banking Associate": {
    code: "13-2051",
    pooledWith: ["Investment Banking Analyst"],
    reason: "Nearly all filings name this occupation",
  },
  "Pricing Analyst": {
    code: "13-2051",
    alsoFiledAs: "any",
    reason: "O*NET lists the title here; filings have no majority, so all of them count",
  },
  "Private Equity Associate": {
    code: "13-2051",
    reason:
      "Analyzes and buys companies; nearly all filings are here, and O*NET lists the title under Financial Specialists, All Other (13-2099)",
  },
  "Credit Risk Analyst": {
    code: "13-2054",
    alsoFiledAs: "any",
    reason:
      "O*NET lists the title here and under Credit Analysts (13-2041); the filings pay 1.4 times what credit analysts' do",
  },
  "Mortgage Loan Officer": {
    code: "13-2072",
    reason: "Lends on houses; O*NET lists the title here",
  },
  "Fraud Analyst": {
    code: "13-2099",
    reason:
      "O*NET's Fraud Examiners, Investigators and Analysts (13-2099.04) are part of this occupation",
  },
  "Cybersecurity Engineer": {
    code: "15-1212",
    alsoFiledAs: ["15-1299"],
    reason: "Classified as Security Engineer",
  },
  "Security Architect": {
    code: "15-1212",
    alsoFiledAs: ["15-1241", "15-1252", "15-1299"],
    pooledWith: ["Security Engineer"],
    reason:
      "Designs what security engineers build, and shares their evidence; O*NET lists the title under Computer Occupations, All Other (15-1299), a residual category that pays less than security engineers earn",
  },
  "Security Consultant": {
    code: "15-1212",
    alsoFiledAs: ["15-1299"],
    reason:
      "The filings are of information security; O*NET lists the title first under 13-1199, for consultants who protect buildings",
  },
  "Security Engineer": {
    code: "15-1212",
    alsoFiledAs: ["15-1299"],
    reason:
      "The code that employers file most often; others use Computer Occupations, All Other (15-1299), a residual category",
  },
  "Applied Research Scientist": {
    code: "15-1221",
    alsoFiledAs: ["15-1252"],
    pooledWith: ["Applied Scientist"],
    reason:
      "Most employers file the title here; the same job as Applied Scientist, whose evidence it shares",
  },
  "Data Center Technician": {
    code: "15-1231",
    reason:
      "Keeps the servers and the network of a data center running; O*NET lists the title under Computer Occupations, All Other (15-1299), a residual category",
  },
  "Technical Support Engineer": {
    code: "15-1232",
    alsoFiledAs: ["15-1299"],
    reason:
      "O*NET lists the title here, and first under Electronics Engineers (17-2072), for engineers in the field; most employers file it under Computer Occupations, All Other (15-1299), a residual category that pays far more",
  },
  "Network Analyst": {
    code: "15-1244",
    reason:
      "Runs networks as a network engineer does; Computer Network Architects (15-1241), under whom O*NET lists the title, design them",
  },
  "Network Engineer": {
    code: "15-1244",
    alsoFiledAs: ["15-1241"],
    reason:
      "Runs networks, and is filed here most often; Computer Network Architects (15-1241) design them, and this title's filings there pay less than the architects'",
  },
  "Storage Administrator": {
    code: "15-1244",
    alsoFiledAs: ["15-1252"],
    reason: "Most employers file the title here",
  },
  "Enterprise Architect": {
    code: "15-1252",
    alsoFiledAs: ["15-1299", "15-1211"],
    reason:
      "O*NET lists the title here, and most employers file it here; others use Computer Occupations, All Other (15-1299), a residual category, or Computer Systems Analysts (15-1211)",
  },
  "Forward Deployed Engineer": {
    code: "15-1252",
    reason: "A software engineer who works at the customer's site, as most filings say",
  },
  "Mobile Engineer": {
    code: "15-1252",
    reason:
      "All filings name this occupation; O*NET lists the title for engineers of mobile networks (17-2199)",
  },
  "Prompt Engineer": {
    code: "15-1252",
    added: true,
    reason: "Builds software on language models",
  },
  "Quantitative Developer": {
    code: "15-1252",
    reason:
      "Writes trading software; employers file the title most often under Financial Specialists, All Other (13-2099), a residual category",
  },
  "Principal Engineer": {
    code: "15-1252",
    alsoFiledAs: ["17-2072", "17-2071", "17-2141", "15-1299"],
    reason:
      "Without a field, most employers who file the title mean a software developer; O*NET lacks it",
  },
  "ETL Tester": {
    code: "15-1253",
    reason:
      "A tester, as most filings say; O*NET lists the title under Database Architects (15-1243)",
  },
  "Software Development Engineer in Test": {
    code: "15-1253",
    reason: "O*NET does not list the title; the code that employers file most often",
  },
  "Interaction Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    pooledWith: ["UX Designer"],
    reason:
      "Classified as UX Designer, whose evidence it shares, because few employers file this title",
  },
  "Product Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    reason:
      "Filings are for digital products, some under this occupation and some under Graphic Designers (27-1024); O*NET lists the title for designers of physical goods (27-1021)",
  },
  "UX Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    reason:
      "O*NET lists the title here; a few large employers file it under Graphic Designers (27-1024), a habit from the 2010 SOC, which had no occupation for interface designers",
  },
  "UX Researcher": {
    code: "15-1255",
    alsoFiledAs: ["27-1024", "19-3022"],
    pooledWith: ["UX Designer"],
    reason:
      "Studies how people use what UX designers design, and O*NET lists the title here; few employers file it, some under Graphic Designers (27-1024), so it shares the evidence of UX Designer",
  },
  "UX/UI Designer": {
    code: "15-1255",
    alsoFiledAs: ["27-1024"],
    reason: "Classified as UX Designer",
  },
  "Digital Project Manager": {
    code: "15-1299",
    reason:
      "An IT project manager by another title; O*NET lists it under Managers, All Other (11-9199), a residual category",
  },
  "Software Project Manager": {
    code: "15-1299",
    reason:
      "An IT project manager by another title; O*NET lists it here and under Computer and Information Systems Managers (11-3021), who head a department",
  },
  "Systems Engineer": {
    code: "15-1299",
    reason:
      "The code that employers file most often, which includes O*NET's Computer Systems Engineers (15-1299.08); O*NET lists the title under ten occupations, and first under Logisticians (13-1081)",
  },
  "Technical Program Manager": {
    code: "15-1299",
    alsoFiledAs: ["11-3021"],
    reason:
      "O*NET does not list the title; the code that employers file most often, which includes IT Project Managers (15-1299.09)",
  },
  "Salesforce Administrator": {
    code: "15-1299",
    alsoFiledAs: "any",
    reason:
      "Configures a company's Salesforce for its users and writes little code; O*NET lacks the title, and employers file it under Software Developers (15-1252), Database Administrators (15-1242) and Systems Analysts (15-1211), of which none has a clear majority",
  },
  "GIS Analyst": {
    code: "15-1299",
    reason:
      "Looked at again, because the occupation collects many jobs: workers report the title here only, and most employers file it here",
  },
  "Operations Research Analyst": {
    code: "15-2031",
    keepsWage: true,
    reason:
      "The title names the occupation; the occupation's other filings are of retailers' program managers, so the filings do not show what this title pays relative to it",
  },
  "Bioinformatics Engineer": {
    code: "15-2051",
    alsoFiledAs: ["19-1029", "15-1243", "15-2099"],
    reason:
      "Analyzes biological data with programs; O*NET and most employers use Biological Scientists, All Other (19-1029), a residual category",
  },
  "Data Specialist": {
    code: "15-2051",
    reason:
      "O*NET lists the title here and under two other occupations that work with data; its own filings and postings show how much less it pays than data scientists earn",
  },
  "Product Analyst": {
    code: "15-2051",
    reason: "O*NET does not list the title; the code that employers file most often",
  },
  "Quantitative Analyst": {
    code: "15-2051",
    alsoFiledAs: ["13-2099", "13-2051", "15-2041", "15-2031"],
    reason:
      "Models markets with statistics; O*NET and most employers use Financial Specialists, All Other (13-2099), a residual category",
  },
  "Quantitative Research Analyst": {
    code: "15-2051",
    alsoFiledAs: ["13-2099", "15-2031", "15-2041"],
    pooledWith: ["Quantitative Researcher"],
    reason: "Classified as Quantitative Researcher, whose evidence it shares",
  },
  "Quantitative Researcher": {
    code: "15-2051",
    alsoFiledAs: ["13-2099", "15-2031", "15-2041", "15-2021", "13-2051"],
    reason: "Classified as Quantitative Analyst; O*NET lists the title here too",
  },
  "FPGA Engineer": {
    code: "17-2061",
    alsoFiledAs: ["17-2071", "17-2072"],
    reason:
      "Designs the logic of chips; O*NET lists the title here and under Electronics Engineers (17-2072), and employers file it under Electrical Engineers (17-2071) as often",
  },
  "Reliability Engineer": {
    code: "17-2141",
    reason:
      "The code that employers file most often; O*NET lists the title here, and first under Logisticians (13-1081), for maintenance of military equipment",
  },
  "Clinical Research Associate": {
    code: "19-1042",
    reason:
      "The code that employers file most often; O*NET lists the title under clinical laboratory technologists (29-2010)",
  },
  "Medical Physicist": {
    code: "19-2012",
    keepsWage: true,
    reason:
      "O*NET lists the title here first; it has six filings, and the occupation's other filings are of early-career physicists at universities, so the filings do not show what this title pays relative to it",
  },
  "Staff Psychologist": {
    code: "19-3033",
    reason:
      "A psychologist employed by a clinic, as most filings say; O*NET lists the title under Psychologists, All Other (19-3039), a residual category",
  },
  "Clinical Research Coordinator": {
    code: "19-4099",
    reason:
      "Runs the visits and the records of a study; the SOC counts the job with Natural Sciences Managers (11-9121), but its filings there pay 0.6 times what that occupation's do, so the wage of science technicians is used instead",
  },
  Therapist: {
    code: "21-1018",
    reason:
      "In common use one who counsels, and most employers file the title here; O*NET lists it under seven occupations",
  },
  "Social Worker": {
    code: "21-1021",
    reason:
      "Without a field, the most numerous social workers, who are with children, families and schools; hospitals, which file more than others, file it under Healthcare Social Workers (21-1022)",
  },
  Attorney: {
    code: "23-1011",
    keepsWage: true,
    reason:
      "Another word for lawyer; 18 filings, most of immigration law firms, say little about the 754,500 lawyers of the survey",
  },
  Lawyer: {
    code: "23-1011",
    keepsWage: true,
    reason: "The title names the occupation; seven filings say little about it",
  },
  "Litigation Associate": {
    code: "23-1011",
    pooledWith: ["Associate Attorney"],
    reason: "A lawyer early in a career at a law firm; shares the evidence of Associate Attorney",
  },
  "Immigration Specialist": {
    code: "23-2011",
    reason:
      "Nearly all filings name this occupation; O*NET lists the title under Lawyers (23-1011), who are admitted to the bar",
  },
  "Legal Assistant": {
    code: "23-2011",
    reason: "The occupation's own title names legal assistants, and nearly all filings are here",
  },
  "Assistant Professor": {
    code: "25-1199",
    reason: "Classified as Professor",
  },
  Professor: {
    code: "25-1199",
    reason:
      "A professor of any subject; professors of a named subject have occupations of their own",
  },
  "Adjunct Professor": {
    code: "25-1199",
    reason:
      "Teaches any subject; O*NET lists the title under twenty subjects, and its filings are spread over as many",
  },
  "Adjunct Lecturer": {
    code: "25-1199",
    reason: "Classified as Adjunct Professor; O*NET lists the title under one of the subjects",
  },
  "Middle School Mathematics Teacher": {
    code: "25-2022",
    keepsWage: true,
    reason:
      "Paid on the same scale as the other teachers of the school; there are six filings by a few employers",
  },
  "Substitute Teacher": {
    code: "25-3031",
    reason:
      "The title names the occupation, and most filings agree; O*NET lists it under Secondary School Teachers (25-2031)",
  },
  "Academic Coordinator": {
    code: "25-9031",
    reason:
      "Most employers file the title here; O*NET lists it under Education Administrators, Postsecondary (11-9033), who head a department or college",
  },
  "Social Media Manager": {
    code: "27-3031",
    reason:
      "Writes and plans posts; O*NET lists the title under Public Relations Managers (11-2032), who head a department, and employers file it most often under Market Research Analysts (13-1161), who study markets",
  },
  "Social Media Specialist": {
    code: "27-3031",
    reason: "Classified as Social Media Manager, as half of the filings say",
  },
  "Content Creator": {
    code: "27-3043",
    reason: "Writes and films for the web; O*NET lists the title here",
  },
  "Staff Pharmacist": {
    code: "29-1051",
    pooledWith: ["Pharmacist"],
    reason: "A pharmacist; shares the evidence of Pharmacist",
  },
  "ICU Nurse": {
    code: "29-1141",
    reason: "A registered nurse in intensive care, as all filings say",
  },
  "School Nurse": {
    code: "29-1141",
    reason: "A registered nurse in a school; O*NET lists the title here",
  },
  "Travel Nurse": {
    code: "29-1141",
    added: true,
    reason: "A registered nurse on short contracts; no public source has what the contracts add",
  },
  Endocrinologist: {
    code: "29-1229",
    reason:
      "Most employers file the title here; O*NET lists it first under Medical Scientists (19-1042), who do research and do not treat patients",
  },
  "Medical Director": {
    code: "29-1229",
    reason:
      "A physician who is responsible for other physicians; O*NET lists the title under Medical and Health Services Managers (11-9111), who administer and are paid less than half as much",
  },
  "Medical Oncologist": {
    code: "29-1229",
    reason:
      "Nearly all filings name this occupation; O*NET lists the title under General Internal Medicine Physicians (29-1216)",
  },
  "Pulmonary Critical Care Physician": {
    code: "29-1229",
    reason:
      "Most employers file the title here; O*NET lists it under Emergency Medicine Physicians (29-1214)",
  },
  "Cardiothoracic Surgeon": {
    code: "29-1249",
    reason: "Most employers file the title here; O*NET lists it under Pediatric Surgeons (29-1243)",
  },
  "Cardiovascular Surgeon": {
    code: "29-1249",
    reason:
      "Most employers file the title here; O*NET lists it here, and first under Pediatric Surgeons (29-1243)",
  },
  "Colon and Rectal Surgeon": {
    code: "29-1249",
    reason:
      "All filings name this occupation, and so do those of Colorectal Surgeon; O*NET lists the title under Pediatric Surgeons (29-1243)",
  },
  "General Surgeon": {
    code: "29-1249",
    reason:
      "Nearly all filings name this occupation; O*NET lists the title first under Pediatric Surgeons (29-1243)",
  },
  Surgeon: {
    code: "29-1249",
    reason: "Most employers file the title here; O*NET lists it only under single specialties",
  },
  "Surgical Oncologist": {
    code: "29-1249",
    reason:
      "All filings name this occupation; O*NET lists the title here and under Pediatric Surgeons (29-1243)",
  },
  "Thoracic Surgeon": {
    code: "29-1249",
    reason:
      "All filings name this occupation; O*NET lists the title here, and first under Pediatric Surgeons (29-1243)",
  },
  "Transplant Surgeon": {
    code: "29-1249",
    reason:
      "Nearly all filings name this occupation; O*NET lists the title under Pediatric Surgeons (29-1243)",
  },
  "Trauma Surgeon": {
    code: "29-1249",
    reason:
      "Most employers file the title here; O*NET lists it under orthopedic and pediatric surgeons (29-1242, 29-1243)",
  },
  "Behavior Technician": {
    code: "29-2053",
    reason:
      "Carries out the plan of a behavior analyst under supervision, with a certificate at most; O*NET lists the title here and under counselors (21-1018), who hold a degree",
  },
  "Medical Coder": {
    code: "29-2072",
    reason: "Codes medical records; O*NET lists the title here",
  },
  "Patient Care Technician": {
    code: "31-1131",
    reason:
      "A nursing assistant in a hospital; O*NET lists the title here, and first under Orderlies (31-1132)",
  },
  Sheriff: {
    code: "33-1012",
    added: true,
    reason:
      "Heads the county's police; the survey has no wage of elected officials, and this is the occupation of those who head officers",
  },
  "FBI Agent": {
    code: "33-3021",
    added: true,
    reason: "A criminal investigator",
  },
  "Border Patrol Agent": {
    code: "33-3051",
    reason: "O*NET lists the title here; federal agents have no occupation of their own",
  },
  "Shift Supervisor": {
    code: "35-1012",
    reason:
      "Taken to work in a restaurant or coffee shop; O*NET lists the title under seven occupations, this one among them",
  },
  "Veterinary Assistant": {
    code: "31-9096",
    reason:
      "The occupation's title names veterinary assistants, and all filings are here; O*NET lists the title under Veterinary Technologists and Technicians (29-2056), who need a degree",
  },
  "Fast Food Worker": {
    code: "35-3023",
    reason:
      "The occupation's title names fast food workers; O*NET lists the title here and under Cooks, Fast Food (35-2011)",
  },
  "Dog Walker": {
    code: "39-2021",
    reason:
      "Cares for animals; O*NET lists the title here and under Personal Care and Service Workers, All Other (39-9099)",
  },
  "Store Manager": {
    code: "41-1011",
    reason:
      "Runs a shop and its sales staff; more of O*NET's sources list the title here than under General and Operations Managers (11-1021), where employers file it",
  },
  "Car Salesperson": {
    code: "41-2031",
    reason: "Sells cars; O*NET lists the title here",
  },
  "Retail Sales Associate": {
    code: "41-2031",
    reason: "O*NET lists the title here",
  },
  Banker: {
    code: "41-3031",
    reason:
      "O*NET lists the title here; most filings are of investment banks, under 13-2051, and pay half as much again",
  },
  "Options Trader": {
    code: "41-3031",
    alsoFiledAs: "any",
    pooledWith: ["Trader"],
    reason: "Classified as Trader, whose evidence it shares",
  },
  Trader: {
    code: "41-3031",
    alsoFiledAs: ["13-2099", "13-2051"],
    reason:
      "Trades securities, as most filings of October to December 2023 say; O*NET lists the title here, and first under Buyers and Purchasing Agents (13-1020), for buyers of grain",
  },
  "Account Executive": {
    code: "41-3091",
    alsoFiledAs: "any",
    reason:
      "Sells services; O*NET lists the title for advertising agencies (11-2011), and filings have no majority, so all of them count",
  },
  "Account Manager": {
    code: "41-3091",
    alsoFiledAs: "any",
    reason:
      "Looks after customers; O*NET lists the title here and under six other occupations, and filings have no majority, so all of them count",
  },
  "Business Development Executive": {
    code: "41-3091",
    reason:
      "Sells, although the title says executive; O*NET lists it under Chief Executives (11-1011) and Sales Managers (11-2022), who manage those who sell",
  },
  "Business Development Officer": {
    code: "41-3091",
    reason:
      "Wins customers for services, most often for a bank; O*NET lists the title under Chief Executives (11-1011)",
  },
  "Customer Success Manager": {
    code: "41-3091",
    alsoFiledAs: "any",
    reason:
      "Looks after customers who buy services; O*NET lists the title under supervisors of office workers (43-1011), and filings have no majority, so all of them count",
  },
  "Business Development Representative": {
    code: "41-3091",
    reason:
      "Finds customers by phone and mail, as a sales development representative does, whom O*NET lists here; O*NET and a third of its filings have it under Market Research Analysts (13-1161)",
  },
  "Enterprise Account Executive": {
    code: "41-4011",
    alsoFiledAs: "any",
    reason:
      "Sells technical products to companies; O*NET lists the title under representatives of other products (41-4012); filings have no majority, so all of them count",
  },
  "Global Account Manager": {
    code: "41-4011",
    reason: "Classified as National Account Manager",
  },
  "National Account Manager": {
    code: "41-4011",
    reason:
      "Sells to large customers and manages nobody; O*NET and most employers use Sales Managers (11-2022), who manage those who sell",
  },
  "Sales Account Manager": {
    code: "41-4011",
    reason: "Classified as National Account Manager",
  },
  "Account Representative": {
    code: "41-4012",
    reason:
      "O*NET lists the title here and under five other occupations, such as Customer Service Representatives (43-4051), who take calls",
  },
  "Sales Representative": {
    code: "41-4012",
    reason:
      "Sells goods of any kind; of the two occupations of wholesale and manufacturing representatives this is the larger, and the other (41-4011) needs technical knowledge",
  },
  "Medical Biller": {
    code: "43-3021",
    reason: "Bills for medical services; O*NET lists the title here",
  },
  "Payroll Specialist": {
    code: "43-3051",
    reason: "Keeps the payroll; O*NET lists the title here",
  },
  "Production Coordinator": {
    code: "43-5061",
    reason:
      "O*NET lists the title here, and under Industrial Production Managers (11-3051), who head a plant; filings have no majority",
  },
  "Logging Worker": {
    code: "45-4022",
    reason:
      "Most loggers are here; O*NET lists the title under Logging Workers, All Other (45-4029), a small rest",
  },
  Foreman: {
    code: "47-1011",
    reason: "Leads a construction crew; O*NET lists the title here",
  },
  Roughneck: {
    code: "47-5071",
    reason:
      "Works on the floor of an oil rig, as a roustabout does; O*NET lists the title under Helpers of Extraction Workers (47-5081)",
  },
  Lineman: {
    code: "49-9051",
    reason:
      "In common use one who works on power lines; O*NET lists the title here and under Telecommunications Line Installers (49-9052), who are fewer",
  },
  "Operations Supervisor": {
    code: "51-1011",
    reason:
      "Supervises those who do the work; O*NET lists the title first under Industrial Production Managers (11-3051), who head a plant",
  },
  "Quality Supervisor": {
    code: "51-1011",
    reason:
      "Classified as Operations Supervisor; O*NET lists the title under Industrial Production Managers (11-3051)",
  },
  "Quality Control Inspector": {
    code: "51-9061",
    reason:
      "Inspects goods of any kind, and O*NET lists the title here first; most employers file it under Agricultural Inspectors (45-2011)",
  },
  "Logistics Supervisor": {
    code: "53-1047",
    reason:
      "Supervises workers who move goods; O*NET lists the title under Transportation, Storage, and Distribution Managers (11-3071), who head the department, and employers file it under Logisticians (13-1081), who plan",
  },
  "Airline Pilot": {
    code: "53-2011",
    keepsWage: true,
    reason: "The title names the occupation; 31 filings by four airlines say little about it",
  },
  Pilot: {
    code: "53-2011",
    keepsWage: true,
    reason: "Classified as Airline Pilot; ten filings by four airlines say little about it",
  },
  "Bus Driver": {
    code: "53-3052",
    reason:
      "Drives a city or long-distance bus; O*NET lists the title here and under Bus Drivers, School (53-3051), which are another title",
  },
  "Rideshare Driver": {
    code: "53-3054",
    added: true,
    reason:
      "Drives passengers for fares, as a taxi driver does; most are self-employed, and the survey counts employees only",
  },
  "Warehouse Associate": {
    code: "53-7062",
    reason:
      "O*NET lists the title here and under Packaging Machine Operators (51-9111); warehouse workers are here",
  },
};
