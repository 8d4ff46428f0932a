import os

from compensation_intelligence import NotFoundError, SalaryClient

client = SalaryClient(os.environ["SALARY_KEY"], base_url=os.environ["BASE_URL"])
answer = client.salaries.calculate(role="software-engineer", city="austin", exp="senior")
print(answer.data["estimate"]["median"], answer.data["citation"])
print(answer.rate_limits.remaining, answer.request_id)

for role in client.roles.search(q="nurse", max_rows=60):  # gets pages as they are needed
    print(role["slug"], role["national_median"])

try:
    client.salaries.calculate(role="sofware-engineer", city="austin")
except NotFoundError as error:
    print(error.code, error.param, error)
    for suggestion in error.suggestions:
        print(suggestion.label)
