import os

import pandas as pd
from compensation_intelligence import SalaryClient

client = SalaryClient(os.environ["SALARY_KEY"], base_url=os.environ["BASE_URL"])

# The nursing roles of the catalog: the client gets page after page.
roles = pd.DataFrame(client.roles.search(q="nurse", limit=50))
print(roles.sort_values("national_median", ascending=False)[["title", "national_median"]].head())

# One role in some cities, with the interval of each estimate.
rows = []
for city in ["austin", "boise", "san-francisco"]:
    data = client.salaries.calculate(role="registered-nurse", city=city).data
    rows.append({"city": data["city"]["name"], **data["estimate"]})
pay = pd.DataFrame(rows).set_index("city")
print(pay[["median", "confidence_lower", "confidence_upper"]])
pay.to_csv("pay.csv")
