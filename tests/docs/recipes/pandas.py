"""In place of pandas where it is not installed: it only knows whether the columns that a recipe names exist."""


class DataFrame:
    def __init__(self, rows):
        self.rows = [dict(row) for row in rows]
        if not self.rows:
            raise ValueError("a recipe made a frame without rows")

    def columns_exist(self, names):
        for row in self.rows:
            missing = [name for name in names if name not in row]
            if missing:
                raise KeyError(missing)
        return self

    def sort_values(self, name, ascending=True):
        return self.columns_exist([name])

    def set_index(self, name):
        return self.columns_exist([name])

    def __getitem__(self, names):
        return self.columns_exist(names if isinstance(names, list) else [names])

    def head(self):
        return DataFrame(self.rows[:5])

    def to_csv(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(",".join(self.rows[0]) + "\n")
            for row in self.rows:
                file.write(",".join(str(row[name]) for name in self.rows[0]) + "\n")

    def __repr__(self):
        return f"{len(self.rows)} rows"
