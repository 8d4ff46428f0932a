/** Words that people type, one query a line, and the role or city that they expect. */
export const roleQueries = `
software engineer > software-engineer
Software Engineers > software-engineer
SWE > software-engineer
swe > software-engineer
SDE > software-development-engineer
SDET > software-development-engineer-in-test
SRE > site-reliability-engineer
MLE > machine-learning-engineer
ML engineer > machine-learning-engineer
machine learning engineer > machine-learning-engineer
ai engineer > ai-engineer
LLM engineer > ai-engineer
prompt engineer > prompt-engineer
ai researcher > ai-research-scientist
data scientist > data-scientist
data science > data-scientist
data analyst > data-analyst
data engineer > data-engineer
BI analyst > business-intelligence-analyst
business analyst > business-analyst
BA > business-analyst
product manager > product-manager
PM > product-manager
product managers > product-manager
TPM > technical-program-manager
PMM > product-marketing-manager
EM > engineering-manager
engineering manager > engineering-manager
software engineering manager > software-engineering-manager
project manager > project-manager
project management > project-manager
program manager > program-manager
scrum master > scrum-master
product owner > product-owner
QA > qa-engineer
QA engineer > qa-engineer
quality assurance engineer > qa-engineer
QA analyst > qa-analyst
devops > devops-engineer
devops engineer > devops-engineer
cloud engineer > cloud-engineer
full stack > full-stack-developer
full-stack developer > full-stack-developer
front end developer > frontend-developer
frontend developer > frontend-developer
back end developer > backend-developer
iOS developer > ios-developer
android developer > android-developer
web developer > web-developer
programmer > software-developer
coder > software-engineer
game developer > game-developer
.NET developer > dot-net-developer
sysadmin > systems-administrator
DBA > database-administrator
network engineer > network-engineer
help desk > help-desk-technician
IT support > it-support-specialist
IT manager > it-manager
penetration tester > penetration-tester
ethical hacker > penetration-tester
cybersecurity > cybersecurity-analyst
UX designer > ux-designer
UX > ux-designer
UI designer > ui-designer
graphic designer > graphic-designer
CEO > chief-executive-officer
CTO > chief-technology-officer
CFO > chief-financial-officer
COO > chief-operating-officer
CIO > chief-information-officer
CISO > chief-information-security-officer
CMO > chief-marketing-officer
VP of Engineering > vice-president-of-engineering
VP Sales > vice-president-of-sales
chief of staff > chief-of-staff
executive director > executive-director
HR > human-resources-specialist
HR manager > human-resources-manager
HR generalist > human-resources-generalist
HRBP > human-resources-business-partner
recruiter > recruiter
headhunter > recruiter
nurse > registered-nurse
nurses > registered-nurse
RN > registered-nurse
registered nurse > registered-nurse
LPN > licensed-practical-nurse
LVN > licensed-vocational-nurse
CNA > certified-nursing-assistant
nursing assistant > certified-nursing-assistant
NP > nurse-practitioner
CRNA > certified-registered-nurse-anesthetist
travel nurse > travel-nurse
ICU nurse > icu-nurse
ER nurse > emergency-room-nurse
school nurse > school-nurse
nurse manager > nurse-manager
director of nursing > director-of-nursing
doctor > physician
MD > physician
PA > physician-assistant
surgeon > surgeon
dentist > dentist
dental hygienist > dental-hygienist
pharmacist > pharmacist
pharmacy tech > pharmacy-technician
PT > physical-therapist
physical therapist > physical-therapist
SLP > speech-language-pathologist
EMT > emt
paramedic > paramedic
medical assistant > medical-assistant
phlebotomist > phlebotomist
ultrasound tech > sonographer
x-ray tech > radiologic-technologist
surgical tech > surgical-technologist
medical coder > medical-coder
vet > veterinarian
vet tech > veterinary-technician
RBT > registered-behavior-technician
social worker > social-worker
LCSW > licensed-clinical-social-worker
psychologist > psychologist
lawyer > lawyer
attorney > attorney
paralegal > paralegal
legal assistant > legal-assistant
law associate > associate-attorney
accountant > accountant
CPA > certified-public-accountant
staff accountant > staff-accountant
bookkeeper > bookkeeper
financial analyst > financial-analyst
financial advisor > financial-advisor
investment banker > investment-banker
investment banking > investment-banker
quant > quantitative-analyst
trader > trader
bank teller > bank-teller
payroll > payroll-specialist
loan officer > loan-officer
realtor > realtor
real estate agent > real-estate-agent
account executive > account-executive
AE > account-executive
SDR > sales-development-representative
BDR > business-development-representative
sales rep > sales-representative
sales manager > sales-manager
customer success manager > customer-success-manager
CSM > customer-success-manager
customer service > customer-service-representative
marketing manager > marketing-manager
digital marketing > digital-marketing-manager
SEO specialist > seo-specialist
SEO > seo-specialist
social media manager > social-media-manager
content creator > content-creator
copywriter > copywriter
teacher > teacher
teachers > teacher
elementary teacher > elementary-teacher
teacher aide > teacher-assistant
substitute > substitute-teacher
professor > professor
college professor > professor
school principal > school-principal
police officer > police-officer
cop > police-officer
firefighter > firefighter
fireman > firefighter
FBI agent > fbi-agent
security guard > security-guard
truck driver > truck-driver
CDL > truck-driver
trucker > truck-driver
delivery driver > delivery-driver
uber driver > rideshare-driver
mailman > mail-carrier
pilot > pilot
flight attendant > flight-attendant
electrician > electrician
electricians > electrician
plumber > plumber
HVAC > hvac-technician
HVAC tech > hvac-technician
welder > welder
mechanic > mechanic
auto mechanic > automotive-technician
carpenter > carpenter
construction > construction-worker
foreman > foreman
warehouse associate > warehouse-associate
amazon warehouse > warehouse-associate
forklift > forklift-operator
retail sales associate > retail-sales-associate
retail > retail-sales-associate
cashier > cashier
store manager > store-manager
barista > barista
bartender > bartender
server > server
line cook > line-cook
chef > chef
janitor > janitor
maid > housekeeper
receptionist > receptionist
admin assistant > administrative-assistant
executive assistant > executive-assistant
EA > executive-assistant
data entry > data-entry-clerk
developer > software-developer
software dev > software-developer
web dev > web-developer
front end engineer > frontend-engineer
back end engineer > backend-engineer
fullstack engineer > full-stack-engineer
fullstack developer > full-stack-developer
app developer > software-developer
embedded engineer > embedded-software-engineer
ML ops engineer > mlops-engineer
UI/UX designer > ux-ui-designer
SEO manager > seo-specialist
PR manager > public-relations-manager
VP of sales > vice-president-of-sales
mortgage broker > mortgage-loan-officer
lab technician > laboratory-technician
lab tech > laboratory-technician
medical lab technician > medical-laboratory-technician
med tech > medical-technologist
family doctor > family-medicine-physician
PCP > primary-care-physician
OB GYN > obstetrician-and-gynecologist
obgyn > obstetrician-and-gynecologist
gynecologist > obstetrician-and-gynecologist
ER doctor > emergency-medicine-physician
emergency physician > emergency-medicine-physician
labor and delivery nurse > registered-nurse
NICU nurse > registered-nurse
psych nurse > psychiatric-registered-nurse
pediatric nurse > registered-nurse
home health nurse > registered-nurse
HHA > home-health-aide
PTA > physical-therapist-assistant
COTA > occupational-therapy-assistant
medical billing > medical-biller
CRC > clinical-research-coordinator
LMFT > marriage-and-family-therapist
LPC > licensed-professional-counselor
marriage counselor > marriage-and-family-counselor
BCBA > behavior-analyst
district attorney > attorney
corporate lawyer > corporate-attorney
math teacher > mathematics-teacher
PE teacher > physical-education-teacher
gym teacher > physical-education-teacher
special ed teacher > special-education-teacher
adjunct professor > adjunct-professor
au pair > nanny
babysitter > childcare-worker
daycare teacher > preschool-teacher
lyft driver > rideshare-driver
doordash driver > delivery-driver
fedex driver > delivery-driver
UPS driver > delivery-driver
amazon driver > delivery-driver
garbage collector > garbage-man
sanitation worker > garbage-man
train conductor > freight-conductor
911 dispatcher > public-safety-dispatcher
postal carrier > mail-carrier
usps carrier > mail-carrier
draftsman > drafter
CAD drafter > drafter
steamfitter > pipefitter
solar installer > solar-photovoltaic-installer
solar panel installer > solar-photovoltaic-installer
auto body technician > automotive-body-technician
prep cook > preparation-cook
starbucks barista > barista
bouncer > security-guard
hair stylist > hairstylist
nail tech > nail-technician
fitness instructor > group-fitness-instructor
yoga instructor > group-fitness-instructor
police detective > detective
state trooper > police-officer
park ranger > forest-ranger
TSA agent > security-screener
TSA officer > security-screener
funeral director > mortician
house cleaner > housekeeper
gardener > landscaper
plumbing apprentice > plumber-helper
electrician apprentice > electrician-helper
apprentice electrician > electrician-helper
journeyman electrician > electrician
master electrician > electrician
journeyman plumber > plumber
master plumber > plumber
retail manager > store-manager
bellhop > bellman
valet > valet-parker
croupier > casino-dealer
card dealer > casino-dealer
chief legal officer > general-counsel
GM > general-manager
director of IT > it-director
desktop support > desktop-support-technician
CFP > financial-planner
wealth manager > financial-advisor
stock broker > trader
billing specialist > billing-clerk
accounts payable > accounts-payable-specialist
RN case manager > registered-nurse-case-manager
dialysis nurse > registered-nurse
hospice nurse > registered-nurse
wound care nurse > registered-nurse
TA > teaching-assistant
postdoc > research-assistant
lecturer > professor
curriculum developer > curriculum-specialist
`;

export const levelQueries = `
senior software engineer > software-engineer senior
Sr. Software Engineer > software-engineer senior
Sr SWE > software-engineer senior
junior developer > software-developer entry
junior engineer > -
junior data analyst > data-analyst entry
jr accountant > accountant entry
entry level data analyst > data-analyst entry
staff software engineer > software-engineer staff
principal software engineer > software-engineer staff
lead data engineer > data-engineer senior
senior product manager > product-manager senior
senior PM > product-manager senior
staff accountant > staff-accountant -
staff nurse > staff-nurse -
Senior RN > registered-nurse senior
sr. staff accountant > staff-accountant senior
Principal SDE > software-development-engineer staff
Jr. Web Dev > web-developer entry
mid-level UX designer > ux-designer mid
lead nurse > registered-nurse senior
`;

export const cityQueries = `
New York > new-york
NYC > new-york
New York City > new-york
New York, NY > new-york
NYC, NY > new-york
Manhattan > new-york
Brooklyn > new-york
Brooklyn, NY > new-york
Queens > new-york
the Bronx > new-york
Staten Island > new-york
LA > los-angeles
L.A. > los-angeles
Los Angeles, CA > los-angeles
SF > san-francisco
San Francisco > san-francisco
Bay Area > san-francisco
DC > washington
D.C. > washington
Washington DC > washington
Washington, D.C. > washington
Philly > philadelphia
Philadelphia, Pennsylvania > philadelphia
Vegas > las-vegas
Las Vegas, Nevada > las-vegas
Austin, Texas > austin
Austin TX > austin
austin, tx > austin
Portland, Oregon > portland
Saint Louis > st-louis
St. Louis, MO > st-louis
Ft. Worth > fort-worth
Nola > new-orleans
SLC > salt-lake-city
Indy > indianapolis
Atlanta Georgia > atlanta
Winston-Salem > winston-salem
Charlotte, North Carolina > charlotte
Boise City > boise
Austin, TX, USA > austin
Austin, Texas, United States > austin
Bronx, NY > new-york
Washington, District of Columbia > washington
Minneapolis-St. Paul > minneapolis
Dallas-Fort Worth > dallas
Raleigh-Durham > raleigh
Silicon Valley > san-jose
Phoenix Arizona > phoenix
Honolulu Hawaii > honolulu
Kansas City, Kansas > kansas-city-ks
Arlington, VA > -
Paris, Texas > -
Atlantis > -
`;

/** The two sides of every line. */
export function pairsOf(text: string): [typed: string, expected: string][] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", expected = ""] = line.split(" > ");
      return [typed.trim(), expected.trim()];
    });
}
