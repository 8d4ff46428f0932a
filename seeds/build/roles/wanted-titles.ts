/** A code chosen by hand because the rule's is plainly another job; the reason is printed in the report. */
export interface CodeOverride {
  code: string;
  reason: string;
}

/** The titles people search for first. Each has to be in O*NET or in the filings; the build fails if one is not. */
export const wantedTitles: string[] = `
Software Engineer; Software Developer; Frontend Engineer; Frontend Developer; Backend Engineer; Backend Developer
Full Stack Engineer; Full Stack Developer; Mobile Developer; iOS Developer; iOS Engineer; Android Developer
Android Engineer; Web Developer; Web Designer; Java Developer; Python Developer; .NET Developer; Node.js Developer
React Developer; Golang Developer; Embedded Software Engineer; Firmware Engineer; Game Designer; Software Architect
Machine Learning Engineer; Machine Learning Scientist; AI Engineer; AI Research Scientist; MLOps Engineer
Generative AI Engineer; Deep Learning Engineer; Computer Vision Engineer; NLP Engineer; Applied Scientist
Research Scientist; Data Scientist; Data Engineer; Data Analyst; Data Architect; Data Modeler; Data Science Manager
Analytics Engineer; Business Intelligence Analyst; Business Intelligence Developer; Big Data Engineer; ETL Developer
Database Administrator; Database Engineer; SQL Developer; Power BI Developer; Tableau Developer; Quantitative Researcher
Statistician; Biostatistician; DevOps Engineer; DevSecOps Engineer; Site Reliability Engineer; Platform Engineer; Distributed Systems Engineer
Cloud Engineer; Cloud Architect; Solutions Architect; Solutions Engineer; Enterprise Architect; Infrastructure Engineer
Network Engineer; Network Administrator; Network Architect; Systems Administrator; Systems Engineer; Systems Analyst
Security Engineer; Security Analyst; Security Architect; Information Security Analyst; Cybersecurity Analyst
Cybersecurity Engineer; Penetration Tester; Chief Information Security Officer; QA Engineer; QA Analyst
QA Automation Engineer; Software Development Engineer in Test; Software Tester; Product Manager; Product Owner; AI Product Manager
Product Designer; Product Analyst; Technical Product Manager; Product Marketing Manager; Program Manager
Technical Program Manager; Project Manager; IT Project Manager; Scrum Master; Engineering Manager; UX Designer
UX Researcher; UI Designer; UX/UI Designer; UI Developer; Graphic Designer; Interaction Designer; Visual Designer
Industrial Designer; Motion Graphics Designer; Business Analyst; Business Systems Analyst; Salesforce Developer
ServiceNow Developer; SAP Consultant; IT Manager; IT Director; IT Support Specialist; IT Specialist
Help Desk Technician; Desktop Support Technician; Technical Support Specialist; Technical Support Engineer
Technical Writer; Hardware Engineer; Electronics Engineer; ASIC Design Engineer; Robotics Engineer; Blockchain Engineer
Computer Programmer; Computer Scientist; Chief Technology Officer; Chief Information Officer

Registered Nurse; Licensed Practical Nurse; Licensed Vocational Nurse; Certified Nursing Assistant; Nurse Practitioner; Nurse Manager
Physician; Physician Assistant; Family Physician; Hospitalist; Surgeon; Psychiatrist; Pediatrician; Anesthesiologist
Cardiologist; Otolaryngologist; Neurologist; Dermatologist; Radiologist; Dentist; Dental Hygienist; Dental Assistant; Orthodontist; Optometrist
Pharmacist; Pharmacy Technician; Physical Therapist; Occupational Therapist; Speech-Language Pathologist
Respiratory Therapist; Medical Assistant; Medical Technologist; Phlebotomist; Paramedic; EMT
Radiologic Technologist; Surgical Technologist; Veterinarian; Veterinary Technician; Dietitian; Psychologist
Therapist; Counselor; School Counselor; Social Worker; Home Health Aide; Caregiver

Attorney; Lawyer; Paralegal; Legal Assistant; General Counsel; Judge; Accountant; Staff Accountant; Tax Accountant
Auditor; Bookkeeper; Controller; Financial Analyst; Financial Advisor; Finance Manager; Chief Financial Officer
Investment Analyst; Investment Banker; Credit Analyst; Risk Analyst; Budget Analyst; Actuary; Underwriter
Loan Officer; Bank Teller; Insurance Agent; Claims Adjuster; Portfolio Manager; Trader; Economist

Chief Executive Officer; Chief Operating Officer; General Manager; Operations Manager; Office Manager; Store Manager
Marketing Manager; Marketing Specialist; Marketing Coordinator; Marketing Director; Digital Marketing Manager
Social Media Manager; Brand Manager; Public Relations Manager; Copywriter; Editor; Journalist; Content Writer
Photographer; Video Editor; Art Director; Creative Director; Interior Designer; Fashion Designer; Animator
Sales Manager; Sales Director; Sales Representative; Sales Associate; Sales Engineer; Account Executive
Account Manager; Customer Success Manager; Customer Service Representative; Business Development Manager
Real Estate Agent; Human Resources Manager; Human Resources Generalist; Human Resources Specialist; Recruiter
Technical Recruiter; Training Specialist; Compensation Analyst; Management Consultant; Management Analyst
Supply Chain Manager; Supply Chain Analyst; Logistics Manager; Buyer; Purchasing Manager; Event Planner
Chief Marketing Officer; Vice President of Engineering; Accounting Manager; Tax Manager; Kindergarten Teacher
Corporate Attorney; Contract Administrator; Media Buyer; Content Strategist; Executive Recruiter; Inventory Manager
National Account Manager; Career Coach; Options Trader; Customer Support Specialist; Behavior Technician
Executive Assistant; Administrative Assistant; Receptionist; Secretary; Data Entry Clerk; Cashier

Elementary School Teacher; Middle School Teacher; High School Teacher; Preschool Teacher; Special Education Teacher
Substitute Teacher; Teacher; Teacher Assistant; Librarian; School Principal; Tutor; Instructional Designer

Civil Engineer; Structural Engineer; Mechanical Engineer; Electrical Engineer; Chemical Engineer; Industrial Engineer
Manufacturing Engineer; Process Engineer; Quality Engineer; Aerospace Engineer; Biomedical Engineer
Environmental Engineer; Petroleum Engineer; Materials Engineer; Architect; Landscape Architect; Urban Planner
Construction Manager; Surveyor; Chemist; Biologist; Microbiologist; Environmental Scientist; Geologist; Physicist
Epidemiologist; Laboratory Technician

Electrician; Plumber; Carpenter; Welder; Machinist; HVAC Technician; Automotive Technician; Diesel Mechanic
Aircraft Mechanic; Maintenance Technician; Construction Worker; Roofer; Painter; Heavy Equipment Operator
Forklift Operator; Warehouse Worker; Truck Driver; Delivery Driver; Bus Driver; Taxi Driver; Airline Pilot
Flight Attendant; Air Traffic Controller; Mail Carrier; Police Officer; Detective; Firefighter; Security Guard
Correctional Officer; Chef; Sous Chef; Line Cook; Cook; Baker; Bartender; Barista; Server; Waiter; Dishwasher
Restaurant Manager; Hotel Manager; Housekeeper; Janitor; Landscaper; Hairstylist; Barber; Personal Trainer
Nanny; Childcare Worker; Custodian; Travel Agent; Tailor; Makeup Artist; Tattoo Artist; Notary Public; Locksmith; Butcher; Farmer; Production Worker; Assembler
`
  .split(/[;\n]/)
  .map((title) => title.trim())
  .filter((title) => title !== "");

/** By title as wanted or written; used only where the rule's code is plainly another job. */
export const codeOverrides: Record<string, CodeOverride> = {
  "UX Designer": {
    code: "15-1255",
    reason:
      "the filings' 27-1024 is few large filers' habit from the 2010 SOC, which had no interface designers; 101 employers file 15-1255 against 65",
  },
  "UX/UI Designer": { code: "15-1255", reason: "as UX Designer" },
  "Product Designer": {
    code: "15-1255",
    reason:
      "O*NET means designers of physical goods (27-1021); the filings are of digital products, split between 27-1024 and 15-1255",
  },
  "Interaction Designer": { code: "15-1255", reason: "as UX Designer" },
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
    reason:
      "unknown to O*NET; the filings' most frequent code, an IT project manager's (15-1299.09)",
  },
  "Data Science Manager": {
    code: "11-3021",
    reason:
      "unknown to O*NET; the filings split between their staff's codes and a manager's, this one",
  },
  "Technical Support Engineer": {
    code: "15-1232",
    reason:
      "O*NET's 17-2072 is the electronics engineer in the field; the filings' 15-1299 is a rest category",
  },
  "Mobile Engineer": {
    code: "15-1252",
    reason: "all 48 filings; O*NET's 17-2199 is the mobile network's",
  },
  "Account Executive": {
    code: "41-3091",
    reason:
      "sells services; O*NET's 11-2011 is the advertising agency's, the filings have no majority",
  },
  "Customer Success Manager": {
    code: "41-3091",
    reason: "looks after customers who buy services; O*NET's 43-1011 supervises clerks",
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
    reason: "81 % of the 95 filings; O*NET's 11-2021 manages, the coordinator does not",
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
    reason: "trades securities, as in the filings; O*NET's 13-1020 is the grain buyer",
  },
};
