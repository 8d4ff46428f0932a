/** The vocabulary of technology, data, AI, security, design and product titles. */

/** The job a specialized title ends with. */
export const heads = new Set(
  `administrator advocate analyst animator architect artist auditor consultant designer developer
  director engineer evangelist hacker lead manager master modeler officer owner programmer
  researcher scientist specialist statistician strategist technician tester writer`.split(/\s+/),
);

/** Common titles that name two jobs. */
export const doubleHeads = new Set([
  "programmer analyst",
  "developer advocate",
  "developer evangelist",
  "systems programmer analyst",
]);

/** Every other word of a specialized title has to be one of these. */
export const modifiers = new Set(
  `365 3d ab abap abinitio access actimize adobe aem agile ai airflow algorithm alteryx ams analog
  analytical analytics and android angular ansible antenna apex api apigee appian application
  applications applied ar artificial as400 asic asp.net assurance ats audio augmented automation
  autonomous aws ax azure backend bash basis behavior big bigdata bim bioinformatics blockchain
  board boomi boot brand build business businessintelligence bw c cad camera capacity cassandra
  chatbot chief chip cics circuit cisco citrix clinical cloud cms cobol cognos communications
  compiler compliance computational computer computing concept configuration content continuity
  control controls conversational core cplusplus cpu creative crm crypto cryptographic
  cryptography csharp cucumber curam customer cyber cybersecurity d365 data database databricks
  datastage db db2 dbt deep deeplearning defi delivery deployment design desk desktop detection
  development devices devops devsecops dft digital disaster distributed django docker dot-net
  drupal dynamics dynamics365 ebs ecommerce edge edi ehr elasticsearch electronic electronics
  elixir embedded ember endpoint engine engineering enterprise erp ethereum ethical etl exchange
  experience f&o fiber fico field fintech firmware flutter forensic forensics formal fpga fraud
  frontend full fullstack functional game gameplay games gcp generative gis golang governance gpu
  graphic graphics growth guidewire hadoop hana hardware hcm help html hubspot human hybris
  hyperion iam ic identity image implementation incident industrial infor informatica information
  infrastructure initio instructional integration integrity intelligence interaction interactive
  internet intrusion ios iot it java javascript jde jenkins jira kafka key knowledge kotlin
  kubernetes labview lan language laravel layout learning linux llm looker machinelearning magento
  mainframe malware management marketing marketo mask master matlab mdg mdm media microservices
  microsoft microstrategy microwave middleware migration mining mixed mlops mm mobile model
  modeling modem module mongodb monitoring motion mulesoft multimedia mysql native netsuite
  network networking nlp nodejs nosql obiee observability of office onboarding open openshift
  operations optical optimization oracle payments pcb pega penetration peoplesoft perception
  performance perl personalization photonics php physical pipeline pki platform plsql post-silicon
  postgresql power powerbi powerbuilder powershell pre-sales predictive privacy privileged process
  processing product production program programming project prompt protection prototype python qa
  qlik qlikview quality quantitative quantum r radio rails react real reality recommendation
  recovery redis release reliability rendering reporting requirements research researchdevelopment
  response rf rfic risk robotics rpa rpg rtl ruby rust saas sailpoint sales salesforce sap sas
  scada scala science scrum sd search security selenium semiconductor server service servicenow
  sharepoint shopify signal silicon simulation site sitecore snowflake soa soc social software
  solidity solution solutions spark spatial splunk spotfire spring sql ssis ssrs storage success
  supply support swift sybase system systems tableau talend tealium tech technical technology
  telecom telecommunications teradata terraform test testing thoughtspot threat tibco time tools
  tosca trust typescript ui unity unix user ux uxui validation vehicle verification video virtual
  virtualization vision visual visualization vlsi vmware voip vr vue vulnerability wan warehouse
  web web3 websphere windows wireless wlan wordpress workday xml zendesk`.split(/\s+/),
);

/** Occupations whose titles may be specialized. */
export const specializedCodes =
  /^(15-1\d\d\d|15-2031|15-2041|15-2051|15-2099|11-3021|17-2061|17-2072|27-1014|27-1021|27-1024)$/;

/** In other occupations a title is specialized only if it has one of these words. */
export const tellingWords = new Set(
  `ai analytics android backend businessintelligence cloud cplusplus cybersecurity data database
  deeplearning devops devsecops firmware frontend fullstack hardware ios it java linux llm
  machinelearning mlops nlp python robotics salesforce sap software sql tableau ui ux uxui web`.split(
    /\s+/,
  ),
);

/** Titles of the field that the rules about words do not find. */
export const otherTitles = new Set([
  "cto",
  "technical writer",
  "software development engineer in test",
  "ruby on rails developer",
  "webmaster",
]);

/** Product titles are specialized in every occupation. */
export const productTitles =
  /^(?:(?:digital|technical|data|ai|software|platform|growth|it|machinelearning|group|mobile|api|web|cybersecurity|security|hardware) )*product (?:manager|owner|designer|analyst|director|marketing manager|management director|operations manager|specialist|strategist|architect|security engineer)$/;
