/** What technology, data, AI, security, design and product titles are made of. */

/** The job a specialized title ends with. */
export const heads = new Set(
  `administrator analyst animator architect artist consultant designer developer director engineer
  evangelist lead manager master modeler officer owner programmer researcher scientist specialist
  statistician strategist tester technician writer advocate hacker auditor`.split(/\s+/),
);

/** Two jobs in one title, where people do say so. */
export const doubleHeads = new Set([
  "programmer analyst",
  "developer advocate",
  "developer evangelist",
  "systems programmer analyst",
]);

/** Every other word of a specialized title has to be one of these. */
export const modifiers = new Set(
  `3d abap abinitio ab initio actimize adobe aem agile ai algorithm ams analog analytics analytical and android angular apex
  api apigee appian application applications applied ar artificial asic asp.net ats audio augmented
  automation autonomous aws azure backend basis behavior bigdata big data bim bioinformatics blockchain
  boomi brand build business businessintelligence bw c cad camera capacity chief chip circuit clinical
  cloud cms cobol cognos communications compiler compliance computational computer computing concept
  configuration content continuity conversational core cplusplus creative crm cryptography csharp
  customer cybersecurity data databricks database datastage db2 deeplearning delivery deployment design
  desk desktop detection devops devsecops dft digital disaster distributed dot-net drupal dynamics ecommerce
  edi ehr electronic electronics embedded endpoint engineering enterprise erp ethical etl experience
  fico field firmware flutter forensic forensics formal fpga frontend full fullstack functional game gameplay games
  gcp generative gis golang governance gpu graphic graphics guidewire hadoop hana hardware hcm help
  html human hybris hyperion iam ic identity image implementation incident industrial infor informatica information
  infrastructure instructional integration integrity intelligence interaction interactive internet ios iot it java javascript
  jira kafka knowledge kubernetes labview language lan layout learning linux llm mainframe malware management
  marketing mask master matlab mdm media microservices microsoft microstrategy middleware mixed mlops
  machinelearning mobile model modeling modem mongodb motion mulesoft multimedia native netsuite network
  networking nlp nodejs office onboarding open openshift operations optimization oracle payments pega penetration peoplesoft
  perception performance php physical pipeline platform plsql post-silicon power powerbi powerbuilder
  predictive process processing product production program programming project prompt protection
  python qa quality quantitative quantum r rails react real recovery release reliability reporting
  requirements research researchdevelopment response rf rfic risk robotics rpa ruby rtl rust saas
  sailpoint salesforce sap sas scala scada science scrum search security server service servicenow sharepoint
  signal silicon simulation site snowflake soa soc social software solution solutions spark splunk sql ssis ssrs
  storage support supply system systems tableau talend tech technical technology teradata telecommunications telecom
  test testing threat tibco time tools trust typescript ui unity unix user ux uxui development sd mm mdg obiee ebs cpu prototype validation vehicle verification
  video virtual virtualization vision visual visualization vlsi vmware vr vue vulnerability warehouse web
  websphere windows wireless wordpress workday xml of success migration experience mining quality reality
  sales pre-sales deep cyber devices master spatial engine rendering controls control power electronics growth
  chatbot recommendation personalization crypto web3 solidity ethereum defi fintech edge observability
  monitoring incident intrusion cryptographic key access privileged pki fraud privacy assurance
  information systems curam tealium marketo hubspot zendesk magento shopify laravel django spring swift kotlin
  ember elixir perl bash powershell terraform ansible docker jenkins tosca selenium cucumber mobile jde
  boot cics as400 rpg sybase db postgresql mysql nosql cassandra redis elasticsearch airflow dbt looker qlik
  qlikview alteryx thoughtspot spotfire sitecore dynamics365 365 d365 f&o ax exchange citrix voip cisco
  wan wlan radio antenna microwave optical photonics fiber semiconductor power module pcb board fpga`.split(
    /\s+/,
  ),
);

/** Occupations whose titles may be specialized. */
export const specializedCodes =
  /^(15-1\d\d\d|15-2031|15-2041|15-2051|15-2099|11-3021|17-2061|17-2072|27-1014|27-1021|27-1024)$/;

/** Beyond those occupations, a title is specialized only if it says so itself. */
export const tellingWords = new Set(
  `ai android analytics businessintelligence cloud cplusplus cybersecurity data database deeplearning devops
  devsecops firmware frontend backend fullstack hardware ios it java linux llm machinelearning mlops nlp
  python robotics salesforce sap software sql tableau ui ux uxui web`.split(/\s+/),
);

/** Titles of the field that no rule about words finds. */
export const otherTitles = new Set([
  "cto",
  "technical writer",
  "software development engineer in test",
  "ruby on rails developer",
  "webmaster",
]);

/** Product titles count wherever they are coded. */
export const productTitles =
  /^(?:(?:digital|technical|data|ai|software|platform|growth|it|machinelearning|group|mobile|api|web|cybersecurity|security|hardware) )*product (?:manager|owner|designer|analyst|director|marketing manager|management director|operations manager|specialist|strategist|architect|security engineer)$/;
