/**
 * The titles people search for first. The build fails if one is neither in O*NET, in the
 * filings nor added in `reviewed-titles.ts`.
 */
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
Software Engineering Manager; Prompt Engineer; SEO Specialist; Warehouse Associate; Retail Sales Associate; Chief of Staff
Director of Nursing; Content Creator; Payroll Specialist; Travel Nurse; ICU Nurse; School Nurse; Professor
Assistant Professor; Border Patrol Agent; FBI Agent; Forward Deployed Engineer; Quantitative Developer
Data Center Technician; Risk Manager; Foreman; Shift Supervisor; Fraud Analyst; Bank Manager; Medical Coder
Medical Biller; Car Salesperson; Rideshare Driver; Patient Care Technician; Operations Analyst; Mortgage Loan Officer
Quantitative Analyst; Associate Attorney; Investment Banking Associate; Investment Banking Analyst; Clinical Research Coordinator; Laboratory Manager
Medical Director; President; Charge Nurse; Staff Nurse; Property Manager; Mechanic; Research Assistant; Pastor
Drywall Installer; Gambling Dealer; Library Assistant; Postal Service Clerk; Enrolled Agent; Warehouse Clerk
Merchandise Manager; Department Supervisor; Installation Technician; Central Service Technician; Incident Manager
Interior Design Consultant; Ophthalmic Medical Technician; Meat Wrapper; Operations Supervisor
Nanny; Childcare Worker; Custodian; Travel Agent; Tailor; Makeup Artist; Tattoo Artist; Notary Public; Locksmith; Butcher; Farmer; Production Worker; Assembler
Chief Human Resources Officer; Chief Product Officer; Principal Engineer; Adjunct Professor; Business Development Representative; Lineman
WordPress Developer; Salesforce Administrator; FPGA Engineer; School Superintendent; Provost; Rabbi; Imam; Police Chief; Sheriff
Fast Food Worker; Order Picker; Farm Worker; Veterinary Assistant; Roughneck; Pizza Delivery Driver; Tow Truck Driver
Transit Bus Driver; Tour Guide; Dog Walker; Zookeeper; Logging Worker; Ship Captain; Sailor; Umpire; Athlete; Jeweler
Pest Control Technician; Sewing Machine Operator; Surgical Technician; Public Safety Telecommunicator; Litigation Paralegal
`
  .split(/[;\n]/)
  .map((title) => title.trim())
  .filter((title) => title !== "");
