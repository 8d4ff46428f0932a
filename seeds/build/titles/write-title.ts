import { singularWord } from "./singular.ts";

/** Words of the builder's own spelling as people write them. */
const spellings = new Map(
  Object.entries({
    "asp.net": "ASP.NET",
    "dot-net": ".NET",
    nodejs: "Node.js",
    react: "React",
    vue: "Vue.js",
    cplusplus: "C++",
    csharp: "C#",
    plsql: "PL/SQL",
    tsql: "T-SQL",
    powerbi: "Power BI",
    uxui: "UX/UI",
    sailpoint: "SailPoint",
    tibco: "TIBCO",
    bigdata: "Big Data",
    frontend: "Frontend",
    backend: "Backend",
    fullstack: "Full Stack",
    devops: "DevOps",
    mlops: "MLOps",
    devsecops: "DevSecOps",
    secops: "SecOps",
    finops: "FinOps",
    dataops: "DataOps",
    machinelearning: "Machine Learning",
    deeplearning: "Deep Learning",
    businessintelligence: "Business Intelligence",
    researchdevelopment: "Research and Development",
    operationsmaintenance: "Operations and Maintenance",
    hr: "Human Resources",
    vicepresident: "Vice President",
    ceo: "Chief Executive Officer",
    cfo: "Chief Financial Officer",
    cio: "Chief Information Officer",
    cto: "Chief Technology Officer",
    coo: "Chief Operating Officer",
    rn: "Registered Nurse",
    ecommerce: "E-commerce",
    postdoctoral: "Postdoctoral",
    prekindergarten: "Prekindergarten",
    xray: "X-ray",
    onsite: "On-Site",
    pasteup: "Paste-Up",
    javascript: "JavaScript",
    typescript: "TypeScript",
    salesforce: "Salesforce",
    servicenow: "ServiceNow",
    peoplesoft: "PeopleSoft",
    sharepoint: "SharePoint",
    mulesoft: "MuleSoft",
    postgresql: "PostgreSQL",
    mysql: "MySQL",
    mongodb: "MongoDB",
    github: "GitHub",
    gitlab: "GitLab",
    datastage: "DataStage",
    datapower: "DataPower",
    powerbuilder: "PowerBuilder",
    powercenter: "PowerCenter",
    abinitio: "Ab Initio",
    netsuite: "NetSuite",
    netsuit: "NetSuite",
    webmethods: "webMethods",
    websphere: "WebSphere",
    weblogic: "WebLogic",
    microstrategy: "MicroStrategy",
    successfactors: "SuccessFactors",
    labview: "LabVIEW",
    matlab: "MATLAB",
    autocad: "AutoCAD",
    solidworks: "SolidWorks",
    openstack: "OpenStack",
    openshift: "OpenShift",
    vmware: "VMware",
    graphql: "GraphQL",
    hubspot: "HubSpot",
    bigquery: "BigQuery",
    pyspark: "PySpark",
    ios: "iOS",
    macos: "macOS",
    saas: "SaaS",
    iot: "IoT",
    phd: "PhD",
  }),
);

/** Always in capitals. */
const acronyms = new Set(
  `3d aaa abap aca ach ada adas aem ai aids aml api ar as400 asic atc atm av aws bim bpm bw cad cam
  cctv cdn cics cms cna cnc cobol cpu crm ct dba dcs dft dj dna ebs ecm edi eeg eeo ehr ehs ekg
  emc emr emt erp esl etl ewm fda fico fpga gis gmp gps gpu gui hana hcm hil hiv hr hris hse html
  hvac iam ibm ic icu id ip it jd kyc lan llm lng lpn lvn mdg mdm mep mes mig mis mm mri mvs nde
  ndi ndt nicu nlp obgyn obiee oem olap os pbx pc pcb pcba pet php plc plm pos pr qa qc rf rfic
  rfid rpa rtl rv sap sas scada scm sd sec seo siem soa soap soc sql ssis ssrs tig tv uav ui usda
  ux va vba vfx vlsi vr wan xml`.split(/\s+/),
);

/** Kept in lower case inside a title. */
const small = new Set([
  "and",
  "of",
  "the",
  "for",
  "in",
  "to",
  "on",
  "at",
  "or",
  "with",
  "by",
  "as",
  "de",
]);

/**
 * Words of a title, in the builder's spelling, as people write the title.
 *
 * @param tech whether the title is one of technology, where "QA" is usual; in other titles it is spelled out.
 */
export function writeTitle(words: string[], tech: boolean): string {
  return words
    .map((word, index) => {
      const last = index === words.length - 1 && words[index - 1] !== "of";
      return writeWord(last ? singularWord(word) : word, index === 0, tech);
    })
    .join(" ");
}

function writeWord(word: string, first: boolean, tech: boolean): string {
  const known = spellings.get(word);
  if (known !== undefined) return known;
  if (word === "qa" && !tech) return "Quality Assurance";
  if (word === "qc") return "Quality Control";
  if (acronyms.has(word)) return word.toUpperCase();
  if (small.has(word) && !first) return word;
  return word.replace(/(^|[-/])([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
