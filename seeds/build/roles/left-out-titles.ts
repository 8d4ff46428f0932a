/**
 * Titles of the sources that the catalog leaves out, reviewed by hand, by reason. An entry
 * covers all spellings of its title. Wanted titles are never left out.
 */
export const leftOutTitles: Record<string, string> = {
  "one employer's own": `
Master Specialist; Project Delivery Specialist; Project Delivery Manager; Project Delivery Analyst; Solution Specialist
Applications Consultant; Tools and Automation Engineer; Technical Business Developer; Tech Business Developer
Curam Developer; Engineering Data Analyst; Java Analyst; Modem Technologies Engineer; Modem Technologies Software Engineer
Agile Engineer; Customer Delivery Architect; Data and Applied Scientist; Tech Scientist; Technical Delivery Master
Digital Solution Specialist; IT Application Solution Management Analyst; IT Solutions Management Analyst; Core Developer
UI Analyst; Solution Manager; Software Integrity Engineer; Quality Engineering Specialist; Data Engineering Specialist
Software Engineering Specialist; Software Engineering Analyst; Software Engineering Architect; Technology Specialist
Project Management Manager; Search Quality Analyst; Business and Marketing Data Scientist; Business Engineer
Product Growth Analyst; Enterprise Engineer; Module Design Engineer; Module Systems Engineer; Site Reliability Developer
Cloud Analyst; Java AWS Developer; Python AWS Developer; Professional Programmer Analyst; Professional Services
Packaged App Development Specialist; Package Consultant; Product Management Technical Director; Test Specialist
Full Stack Engineering Director; Cloud Engineering Director; Software Engineering Systems Manager; Systems Software Manager
Software Engineering Applications Manager; Technical Program Management Manager; IT Technology Services Specialist
Performance and Capacity Engineer; Business Operations Consultant; Systems Hardware Architect; Production Network Engineer
Customer Business Engineer; Software Engineering Engineer; Release Engineering Engineer; Digital Product Management Director
Test Research and Development Engineer; Silicon Product Engineer; Network Implementation Engineer; Actimize Developer
Wireless Systems Validation Engineer; Business Intelligence Application Developer; SAP Software Engineer; Oracle SOA Developer
Platform Specialist; Quality Automation Engineer; Quality Test Engineer; Business Technology Consultant; Apigee Developer
Test Consultant; Salesforce Marketing Cloud Developer; Hyperion Developer; Data Programmer Analyst; Quantitative Research Engineer
Electronic Hardware Engineer; System Validation Engineer; Technical Designer; Engineering Analyst; Implementation Analyst
Software QA Engineering Manager; Digital Dev Engineer; Silicon Generalist; Application Automation Engineer; Analytics Scientist
IT Quality Control Advisor; Guidewire Business Analyst; Adobe Analytics Developer; Teradata Developer; Talend Developer
ETL Talend Developer; ETL Informatica Developer; Informatica MDM Developer; Obiee Developer; Ab Initio Developer
Formal Validation Engineer; Mask Design Engineer; VLSI CAD Engineer; VLSI Backend Engineer; Digital Verification Engineer
Silicon Digital Design Engineer; Silicon Physical Design Engineer; Silicon Design Verification Engineer; Camera Software Engineer
Modem Engineer; Modem Software Engineer; SAP Functional Analyst; Analog Engineer; Graphics Hardware Engineer
Workday Integration Consultant; IAM Developer; Automation Developer; Cellular System Test Engineer
Technical Infrastructure Program Manager; Business Technology Solutions Consultant; Customer Experience Engineer
Application Development Engineer; Application Development Analyst; Applications Development and Support Engineer
Customer Experience Program Manager; Technical Systems Architect; Infrastructure Specialist; Hardware Developer
Software Development and Engineering Specialist; Business Product Analyst; Business Specialist; Silicon Prototype Engineer
IT Application Development Engineer; Digital Technology Specialist; Product Management IT Consultant; Development Architect
Application Development Consultant; Application Development Engineering Specialist; Application Development Specialist
CPU Implementation Engineer; Technology Solutions Manager; Engineering Product Manager; Customer Solutions Engineer
Systems Software Designer; Computer Systems Application Engineer; Software Development Consultant; Scrum Master Manager
SaaS Platform and Delivery Engineer; TIBCO EDI Developer; Oracle Application EBS Developer; Customer Project Manager
Tools Consultant; Language Engineer; Test Engineering Specialist; Product Management Engineer; Software Data Analyst
Software Quality Automation Analyst; Business Information Consultant; Service Delivery Director; Enterprise Technical Architect
Application Management Specialist; IT Solutions Design Specialist; Solution Support Engineer; Robotics Implementation Engineer
Marketing Science Manager; Development Consultant; SAP Functional Developer; Site Reliability Engineering Director
Technology Solutions Director; Video Processing Algorithm Engineer; SAP Application Developer; PeopleSoft Application Developer
Quantitative Analytics and Model Development Consultant; Curam Business Analyst; Functional Systems Architect
Business Systems Director; Enterprise Engineering Manager; Research Developer; Software Technical Architect
Applications System Development Director; Business Operations Research Analyst; SAP ABAP Technical Consultant
AI Machine Learning Software Engineer; Infrastructure Business Operations Manager; Tech Consultant
Technology and Implementation Consultant; Data Analytics Application Developer; Knowledge Analyst
Product Experience Analyst; Marketing Data Specialist; Service Delivery Project Manager; Gamemaster
Reproductive Genetic Counseling Coordinator; Lay Midwife; Doctor Assistant; Clinic Nurse
Mainframe Application Developer; Oracle Cloud Application Developer; SAP Software Consultant; Delivery Manager; Client Advisor
`,
  "the same job under a second name in the catalog": `
Software Applications Developer; Software Applications Engineer; Computer Software Developer; Computer Software Engineer
IT Software Developer; IT Software Engineer; IT Application Developer; IT Applications Programmer; .NET Software Developer
.NET Application Developer; SQL Database Administrator; SQL Server Database Administrator; Cloud Solution Engineer
Cloud Solution Architect; Software Systems Developer; Software Systems Engineer; Software Solution Architect
SAP Software Developer; Networking Systems Engineer; Network Systems Administrator; Computer Systems Administrator
Cloud Software Developer; Java Software Engineer; Java Software Developer; Java Application Developer; Azure Cloud Engineer
Azure Cloud Architect; AWS Cloud Engineer; AWS Cloud Architect; Linux System Administrator
IT QA Analyst; Computer Systems Architect; Business Intelligence ETL Developer; SQL Business Intelligence Developer
Business Intelligence Data Analyst; Business Analytics Analyst; Data Analytics Analyst; UI Frontend Developer; UI React Developer
UI Angular Developer; Oracle Database Developer; Software QA Tester; Software QA Test Engineer; Software QA Automation Engineer
QA Automation Test Engineer; QA Test Engineer; Software Test Automation Engineer; Software Application Test Engineer
Enterprise Application Developer; Systems Application Developer; Systems Application Engineer; Technical Developer
Technical Systems Engineer; Technical Systems Analyst; Full Stack Application Developer; Full Stack Web Developer
Web Software Developer; Web Applications Programmer; Application Programmer Analyst; Computer Programmer Analyst
Computer Network Engineer; Computer Network Specialist; Computer Systems Consultant; Computer Support Specialist
Computer Analyst; Information Systems Security Analyst; Networks Systems Consultant; Network Systems Consultant
Information Systems Project Manager; Information Systems Director; Management Information Systems Director
Applications System Analyst; Enterprise Software Engineer; Cloud Software Engineer; Cloud Application Developer
Salesforce Solution Architect; Salesforce Technical Architect; SAP Technical Architect; SAP ABAP Consultant
Analog Mixed Signal Design Engineer; ASIC Digital Design Engineer; ASIC Design Verification Engineer; Wireless Systems Engineer
Electronic Design Engineer; Data Analytics Specialist; Business Analytics Specialist; Web Programmer; Internet Programmer
.NET Programmer; UX Design Specialist; Java Full Stack Engineer; Backend Software Developer; Microsoft Dynamics CRM Developer
DevOps Automation Engineer; Network Technical Analyst; Computer Systems Engineer; Scientific Programmer Analyst
Data Processing Manager; Information Systems Technician; Computer Technician; Information Systems Analyst
Information Systems Administrator; Networks Engineer; Software Programmer; Database Programmer; Information Systems Manager
Applied Researcher; Web Technologies Administrator; Java Backend Developer; Software Engineering Director
Engineering Director; Product Management Director; Development Director; Agile Scrum Master; Technical Scrum Master
Web Design Specialist; Data and Reporting Analyst; Systems and Infrastructure Engineer; IT Data Analyst; UX Product Designer
Development Operations Engineer; ETL Data Engineer; ETL DataStage Developer; Salesforce Application Developer
Salesforce Software Engineer; IT Scrum Master; Cloud Data Platform Engineer; Frontend Software Developer; Lab Technician
Software Automation Developer; Data Analyst Specialist; Data Analytic Scientist; Correction Officer; IT Solution Architect
Computer Systems Security Analyst; Computer Network Analyst; Substitute; Invasive Cardiologist; Interventional Cardiology Physician
Radiology Physician; Cardiology Physician; Neurology Physician; Radiologist Physician; Dermatologist Physician; Pathologist Physician
Nocturnist Hospitalist; Hospitalist Nocturnist Physician; Cardiology Non Invasive Physician; Agriculture Engineer
SAP SD Functional Consultant; Oracle HCM Cloud Consultant; Big Data Hadoop Developer; IT Technical Project Manager
Physical Therapy Assistant; Occupational Therapist Assistant; Speech Language Pathologist Assistant
Veterinarian Assistant; Personal Computer Network Analyst; Chief Executive; Video Game Designer; Associate Accountant; Architectural Associate; Clinical Laboratory Technologist
Information Systems Architect; SAP FICO Functional Consultant; Products Mechanical Design Engineer; Elementary Classroom Teacher; Elementary Education Teacher; First Officer Pilot
Law Associate; Aesthetician; Nursing Director; Game Design Consultant; Electronic Content Manager; Web Consultant; Graphic Engineer
`,
  "a name of the classification, not of a job": `
Computer and Information Systems Manager; Network and Computer Systems Administrator; Computer Network Support Specialist
Computer and Information Research Scientist; Computer Network Architect; Web and Digital Interface Designer
Computer User Support Specialist; Software QA Analyst and Tester; Commercial and Industrial Designer; Special Effects Artist and Animator; Control System Computer Scientist
Industrial Production Manager; Operations General Manager
`,
  "says too little without an employer": `
Business Manager; Risk Manager; Operations Analyst; Product Specialist; Technical Manager; Production Engineer
Product Engineer; Application Manager; Engineer; Developer; Designer; Analyst; Manager; Director; Consultant; Associate
Specialist; Researcher; Operator; Machine Operator; Technician; Assistant; Coordinator; Supervisor; Professor; Instructor
Associate Professor; Adjunct Professor; Adjunct Instructor; Faculty Member; Lecturer; Scientist; Team Leader; Project Leader
Group Manager; Division Director; Division Manager; Section Manager; Business Unit Manager; Examiner; Officer; Agent; Planner
Administrator; Superintendent; Functional Analyst; Technology Analyst; Technical Analyst; Technology Consultant
Technical Consultant; Support Engineer; Customer Engineer; Field Engineer; Functional Consultant; Implementation Specialist
Digital Analyst; Integration Specialist; Tester; Line Operator; Plant Operator; Process Operator; Inspector; Investigator
Worker; Helper; Laborer; Attendant; Clerk; Representative; Advisor; Installer; Finisher; Grinder; Cutter; Trimmer; Loader
Polisher; Mixer; Driver; Captain; Programmer; Computer Specialist; Information Analyst; Systems Specialist; Member
Adjunct Faculty; Faculty; Assistant Professor; Visiting Professor; Department Chair; Project Engineer; Business Developer
Development Specialist; Service Technician; Research Specialist; Unit Manager; Department Manager; Floor Manager; Area Manager
Site Manager; Regional Manager; District Manager; Center Manager; Program Director; Program Coordinator; Program Supervisor
Development Manager; Operations Research Specialist; Consulting Engineer; Staff Engineer; Business Operations Analyst
Research Fellow; Scholar; Provider; Partner; Owner; Founder; Product Support Manager; Digital Specialist; Analytical Strategist
Technical Specialist; Operations Technician; Engineering Specialist; Solution Designer; Information Engineer
Technology Applications Engineer; Web Director; Data Officer; Network Consultant; Creative Designer; Project Specialist
Strategist; Reader; Investor; Preceptor; Technologist; Project Designer; Engineering Associate; Regional Engineer
Product Expert; Product Consultant; Industry Consultant; Technical Engineer; Regional Director; Counsel Associate
Development Engineer; Design Analyst; Engineering Consultant; Program Specialist; Support Specialist; Operations Specialist
Support Analyst; Modeler; Public School Teacher; Program Administrator; Program Management Advisor; Financial Specialist
Assistant Vice President; Design Professional; Vice President Investment; Vice President Investment Banking
In Training Engineer; Head of Operations; Head of Marketing; Head of Engineering; Associate Director Regulatory Affairs
Assistant Project Engineer; Services RF Engineer; IT Training and Development Specialist; Direct Care Supervisor
Assistant Director; Teaching Professor Assistant; RPhT; Clean in Places Operator; Environmental Artist; Fluid Operator
Prenatal and Pediatric Genetic Counselor; Dental Surgery Doctor; Optometry Doctor; Computer Network Technologist
Strategic Business and Technology Intelligence Consultant; Guard Chief; Electronic Console Display Operator
Handicapped Teacher; Temperature Taker; Diet Technician Registered; Registered Therapist Assistant; Athletic Lecturer
Finance Specialist; Account Specialist; Artist; Breaker; Transporter; Interventionist; Advocate; Field Operator; Modelist
`,
  "nobody searches for it": `
Biodiesel Division Manager; IT Network Engineer; Solar Consultant; Water Resource Specialist; Paralegal Specialist
Clinical Nursing Instructor; Development and Database Administration Manager; Manufacturing Technology Analyst
`,
  "no job that pays, or none any more": `
Juror; Politician; Card Player; Gambler; Shill; Jockey Valet; Christian Science Nurse; Graphologist; Telegrapher; Christian Science Practitioner
`,
  "its code is of another job": `
Care Coordinator; Research Coordinator; Clinical Program Coordinator; Anesthesia Technician; Quality Assurance Coordinator
Construction Coordinator; Administrative Coordinator; Evaluation Specialist; Digital Media Specialist
Data Engineering Manager; Data Engineering Director; Analytics Manager; IT Security Specialist; Research Data Analyst
WebSphere Administrator; Software Manager; Software Systems Architect; Storage Engineer; Infrastructure Architect
Systems Programmer; Field Service Engineer; Gameplay Engineer; Hardware Systems Engineer; Implementation Consultant
IT Sales Engineer; Marketing Data Analyst; Salesforce Analyst; Deployment Engineer; Packaging Engineer; Postdoctoral Associate
Postdoctoral Researcher; Dental Office Manager; Environmental Quality Specialist; Design Director; Data Science Specialist
IT Auditor; Web Engineer; Solution Delivery Manager; Systems Integration Engineer; Cloud Infrastructure Architect
Platform Architect; UX Design Manager; Cloud Product Director; Hardware Engineering Manager; Research and Development Analyst
Intelligence Analyst; Business Systems Consultant; Applied Research Associate; Infrastructure Consultant; UI Engineer
Sales Operations Analyst; Analytics Consultant; Web Architect; Data Manager; Java Engineer; .NET Engineer
Residential Counselor; Calibration Engineer; Automation Test Specialist; Technical Director; Quality Control Specialist
Quality Controller; Credit Associate; Scheduler; Assistant Engineer; Civil Design Engineer; Pilot Captain; Command Pilot
Policy Specialist; Policy Associate; Laboratory Supervisor; Clinical Coordinator; Clinical Care Coordinator; Media Analyst
Certification Engineer; Instrumentation and Controls Engineer; Planning Engineer; Geotechnical Project Engineer
Electrophysiologist; Legal Researcher; Legal Research Analyst; Sustainability Manager; Endocrinology Physician
Rheumatology Physician; Gastroenterology Physician; Critical Care Intensivist; Service Delivery Manager; Chinese Teacher
Systems Reliability Engineer; Service Reliability Engineer; Maintenance Engineer; Quality Assurance Test Analyst
Quality Control Coordinator; Director of Professional Services; New Product Development Engineer; Extension Associate
Customer Service Engineer; Architecture Designer; Internal Medicine Hospitalist Physician; Quality Control Supervisor
Web Application Engineer; Cybersecurity Threat Intelligence Analyst; Cybersecurity Intelligence Analyst; AI Consultant
Fraud Data Analyst; IT Compliance Analyst; Data Intelligence Analyst; Digital Solutions Manager; Cloud Site Reliability Engineer
Utilization Review Manager; Attending Physician; Demand Generation Manager; Relationship Manager; Account Supervisor
Client Success Manager; Resource Manager; Developer Advocate; Algorithm Developer; RPA Engineer; RPA Analyst
Quality Assurance Inspector; Semiconductor Process Engineer; Thermal Systems Engineer; Process Development Associate
Laboratory Associate; Project Controls Specialist; Pavement Engineer; Inventory Planner; Post Market Surveillance Specialist
House Officer; Special Inspector; Research Engineer; Stress Engineer; Sustaining Engineer; Dimensional Engineer
Project Development Engineer; Design Technologist; Research Support Specialist; Business Process Analyst; Forecast Analyst
Policy Advisor; Research Consultant; Regulatory Compliance Coordinator; Energy Market Analyst; Sales Trader; Grants Manager
Publisher; Product Developer; Healthcare Associate; Practice Manager; Field Service Manager; Customer Experience Manager
Interactive Engineer; Energy Specialist; Is Admin; CAD Computer Aided Manufacturing Programmer; CNC Licensed Mill Operator
Communications Analyst; Product Development Specialist; Application Development Manager; Cybersecurity Consultant; Process Analyst
`,
};
