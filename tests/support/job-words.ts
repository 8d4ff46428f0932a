/**
 * Words that people type for a job, one a line, and the roles of which one must be found or offered
 * first; and words that mean no job here, for which nothing may be found.
 */
const rightWords = `
nurse > registered-nurse
regstered nurse > registered-nurse
registerd nurse > registered-nurse
RN > registered-nurse
doctor > physician
physican > physician
dentist > dentist
dental hygenist > dental-hygienist
dental asistant > dental-assistant
pharmacist > pharmacist
pharmasist > pharmacist
pharmacy tech > pharmacy-technician
vet tech > veterinary-technician
veternarian > veterinarian
physical therapist > physical-therapist
phisical therapist > physical-therapist
occupational theraphist > occupational-therapist
speech therapist > speech-language-pathologist | speech-therapist
psychologist > psychologist
psycologist > psychologist
psychiatrist > psychiatrist
surgeon > surgeon
anesthesiologist > anesthesiologist
anesthesiologst > anesthesiologist
pediatrician > pediatrician
radiology tech > radiologic-technologist
phlebotomist > phlebotomist
phlebotomst > phlebotomist
paramedic > paramedic
EMT > emt
medical assistant > medical-assistant
medical asistant > medical-assistant
home health aide > home-health-aide
caregiver > caregiver
nursing assistant > certified-nursing-assistant
nurse practioner > nurse-practitioner
physician assistent > physician-assistant
optometrist > optometrist
chiropractor > chiropractor
massage therapist > massage-therapist
dietician > dietitian
social worker > social-worker
therapist > therapist
counsellor > counselor | school-counselor
software enginer > software-engineer
sofware engineer > software-engineer
software engeneer > software-engineer
softwareengineer > software-engineer
programmer > software-developer
web developper > web-developer
frontend developer > frontend-developer
back-end engineer > backend-engineer
full stack dev > full-stack-developer
data scientst > data-scientist
data analist > data-analyst
data enginer > data-engineer
machine learning enginer > machine-learning-engineer
devops > devops-engineer
cloud architect > cloud-architect
network admin > network-administrator
system administrator > systems-administrator
sysadmin > systems-administrator
security analyst > security-analyst
penetration tester > penetration-tester
QA tester > qa-tester | qa-analyst | qa-engineer
IT support > it-support-specialist
help desk > help-desk-technician
product manager > product-manager
product manger > product-manager
project manger > project-manager
scrum master > scrum-master
UX designer > ux-designer
graphic desinger > graphic-designer
game designer > game-designer
video editor > video-editor
wordpress developer > wordpress-developer
salesforce admin > salesforce-administrator
salesforce administrator > salesforce-administrator
fpga engineer > fpga-engineer
accountant > accountant
acountant > accountant
acccountant > accountant
bookeeper > bookkeeper
auditor > auditor
tax preparer > tax-preparer
financial analist > financial-analyst
finacial advisor > financial-advisor
loan officer > loan-officer
bank teller > bank-teller
actuary > actuary
actuarist > actuary
insurance agent > insurance-agent
claims adjuster > claims-adjuster
underwriter > underwriter
economist > economist
stock broker > trader
investment banker > investment-banker
private equity associate > private-equity-associate
controller > controller
CFO > chief-financial-officer
CTO > chief-technology-officer
CEO > chief-executive-officer
CHRO > chief-human-resources-officer
CPO > chief-product-officer
head of product > head-of-product
lawyer > lawyer | attorney
attorney > attorney
attorny > attorney
paralegal > paralegal
legal assistant > legal-assistant
judge > judge
notary > notary-public
teacher > teacher
techer > teacher
elementary teacher > elementary-school-teacher | elementary-teacher
high school techer > high-school-teacher
kindergarden teacher > kindergarten-teacher
preschool teacher > preschool-teacher
substitute teacher > substitute-teacher
teaching assistant > teaching-assistant | teacher-assistant
math teacher > mathematics-teacher
professor > professor
profesor > professor
adjunct professor > adjunct-professor
principal > principal | school-principal
school superintendent > school-superintendent
provost > provost
librarian > librarian
liberian > librarian
tutor > tutor
school counselor > school-counselor
civil enginer > civil-engineer
mechanical enginer > mechanical-engineer
electrical enginer > electrical-engineer
chemical engineer > chemical-engineer
aerospace engineer > aerospace-engineer
industrial engineer > industrial-engineer
biomedical engineer > biomedical-engineer
architect > architect
architekt > architect
surveyor > surveyor
urban planner > urban-planner
chemist > chemist
biologist > biologist
geologist > geologist
physicist > physicist
electrician > electrician
electritian > electrician
plumber > plumber
plummer > plumber
carpenter > carpenter
welder > welder
HVAC tech > hvac-technician
roofer > roofer
painter > painter
mason > mason | stonemason | brick-mason | brickmason
bricklayer > bricklayer | brick-mason | brickmason | mason
machinist > machinist
mechanic > mechanic
mecanic > mechanic
auto mechanic > automotive-technician | mechanic | automotive-mechanic | auto-mechanic
diesel mechanic > diesel-mechanic
aircraft mechanic > aircraft-mechanic
construction worker > construction-worker
construction manger > construction-manager
crane operator > crane-operator
heavy equipment operator > heavy-equipment-operator
lineman > lineman
lineworker > lineman
locksmith > locksmith
truck driver > truck-driver
truck drivr > truck-driver
trucker > truck-driver
bus driver > bus-driver
school bus driver > school-bus-driver
city bus driver > transit-bus-driver
taxi driver > taxi-driver
uber driver > rideshare-driver
delivery driver > delivery-driver
pizza delivery driver > pizza-delivery-driver
tow truck driver > tow-truck-driver
pilot > pilot | airline-pilot
airline pilot > airline-pilot
flight atendant > flight-attendant
air traffic controler > air-traffic-controller
mailman > mail-carrier
mail carier > mail-carrier
forklift driver > forklift-operator | forklift-driver
warehouse worker > warehouse-worker
order picker > order-picker
ship captain > ship-captain
sailor > sailor
police officer > police-officer
cop > police-officer
police chief > police-chief
sheriff > sheriff
detective > detective
firefighter > firefighter
fire fighter > firefighter
fireman > firefighter
security guard > security-guard
prison guard > correctional-officer
chef > chef
cook > cook
line cook > line-cook
sous shef > sous-chef
baker > baker
bartender > bartender
bar tender > bartender
barista > barista
waiter > waiter
waitress > waiter | server | waitress
dish washer > dishwasher
fast food worker > fast-food-worker
restaurant manger > restaurant-manager
hotel manager > hotel-manager
housekeeper > housekeeper
house keeper > housekeeper
janitor > janitor
landscaper > landscaper
gardener > landscaper | gardener
hairdresser > hairstylist | hairdresser
hair dresser > hairstylist | hairdresser
barber > barber
nail tech > nail-technician
personal trainer > personal-trainer
nanny > nanny
babysitter > nanny | childcare-worker
dog walker > dog-walker
dog groomer > dog-groomer
zookeeper > zookeeper
zoo keeper > zookeeper
veterinary assistant > veterinary-assistant
farmer > farmer
farm worker > farm-worker
farmhand > farm-worker
logger > logger
lumberjack > logger
roughneck > roughneck
oil rig worker > roughneck
coal miner > coal-miner
butcher > butcher
jeweler > jeweler
tailor > tailor
tour guide > tour-guide
umpire > umpire
referee > referee
athlete > athlete
rabbi > rabbi
imam > imam
pastor > pastor
priest > priest
cashier > cashier
casheir > cashier
store manager > store-manager
salesman > sales-representative | salesperson | salesman
sales rep > sales-representative
account executive > account-executive
BDR > business-development-representative
real estate agent > real-estate-agent
realtor > real-estate-agent | realtor
marketing manger > marketing-manager
social media manager > social-media-manager
copywriter > copywriter
journalist > journalist
reporter > reporter | journalist
photographer > photographer
photografer > photographer
interior desginer > interior-designer
fashion designer > fashion-designer
tattoo artist > tattoo-artist
event planner > event-planner
wedding planner > event-planner | wedding-planner
travel agent > travel-agent
recruiter > recruiter
HR manager > human-resources-manager
office manager > office-manager
secretary > secretary
secratary > secretary
receptionist > receptionist
recepcionist > receptionist
executive assistant > executive-assistant
admin assistant > administrative-assistant
data entry > data-entry-clerk
customer service > customer-service-representative
call center agent > customer-service-representative
car wash attendant > car-washer
pest control > pest-control-technician
funeral director > mortician
`;

/** Words that mean no job, or none that has a yearly figure here. */
const wrongWords = `
actor; actress; dancer; ballerina; musician; singer; rapper; dj; disc jockey; comedian; magician
soldier; navy seal; marine; army; fisherman; senator; mayor; politician; intern; internship; trainee
asdf; qwerty; xyzzy; lorem ipsum; foo; foobar; hello; hello world; aaaa; zzzzzz; blah blah; sandwich
banana; spaceship; umbrella; pillow; sunshine; giraffe; happy; love; purple; elephant; unicorn
dragon; wizard; vampire; superman; batman; pirate; queen of england; santa claus; refrigerator
tooth fairy; jedi; hobbit; time traveler; professional sleeper; couch potato; unemployed; retired
monday; january; how much do i earn; best paying; salary; money; bitcoin; chocolate; moon walker
banana peeler; sword swallower; lottery winner; millionaire; astronaut king; mermaid; sorcerer
`;

/** The typed words with the slugs that are right for each. */
export function rightPairs(): { typed: string; slugs: string[] }[] {
  return rightWords
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", slugs = ""] = line.split(" > ");
      return { typed, slugs: slugs.split(" | ") };
    });
}

export function wrongTexts(): string[] {
  return wrongWords
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}
