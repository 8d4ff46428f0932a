/**
 * The developer survey's kinds of job that name one title of the catalog. Left out are those that
 * name a field (research, education, design), a rank in any field (executives), or several titles.
 */
export const developerKinds: Readonly<Record<string, string>> = {
  "Developer, full-stack": "full-stack-developer",
  "Developer, back-end": "backend-developer",
  "Developer, front-end": "frontend-developer",
  "Developer, desktop or enterprise applications": "application-developer",
  "Developer, embedded applications or devices": "embedded-software-engineer",
  "Developer, mobile": "mobile-developer",
  "Developer, game or graphics": "game-developer",
  "Developer, QA or test": "qa-engineer",
  "Engineering manager": "engineering-manager",
  "Cloud infrastructure engineer": "cloud-engineer",
  "Engineer, data": "data-engineer",
  "Engineer, site reliability": "site-reliability-engineer",
  "Data scientist or machine learning specialist": "data-scientist",
  "Data or business analyst": "data-analyst",
  "DevOps specialist": "devops-engineer",
  "System administrator": "systems-administrator",
  "Security professional": "security-engineer",
  "Product manager": "product-manager",
  "Project manager": "project-manager",
  "Hardware Engineer": "hardware-engineer",
  "Database administrator": "database-administrator",
};
