/** Adds a PNG to a chart's files: the SVG as it looks in the light, drawn on a canvas at twice its size. */
const scale = 2;

for (const control of document.querySelectorAll("[data-svg]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "PNG";
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await save(control);
    } catch {
      // The form says what is wrong with its fields, and the SVG itself is better than nothing.
      control.click();
    }
    button.disabled = false;
  });
  control.before(button);
}

async function save(control) {
  const response = await fetchDrawing(control);
  if (!response.headers.get("content-type")?.startsWith("image/svg")) throw new Error("no drawing");
  // As text: a parsed drawing would have its styles refused by the page's policy. The styles for the
  // dark are left out, because a picture is pasted onto white pages most of the time.
  const svg = (await response.text())
    .replace(/<style media=[\s\S]*?<\/style>/, "")
    .replace("<style>", `<style>${await readTypefaces()}`);
  const png = await draw(svg);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(png);
  const [, name = "chart"] =
    /filename="(.+)\.svg"/.exec(response.headers.get("content-disposition")) ?? [];
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function fetchDrawing(control) {
  const { form } = control;
  return form
    ? fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, control)) })
    : fetch(control.href);
}

async function draw(svg) {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not drawn"))), "image/png");
  });
}

/** The page's typefaces as text, because a drawing on a canvas loads no other file. */
async function readTypefaces() {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("url("));
  const written = faces.map(async ({ style, parentStyleSheet, cssText }) => {
    const [, file] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
    const response = await fetch(new URL(file, parentStyleSheet.href));
    return cssText.replace(file, await asDataUrl(await response.blob()));
  });
  return (await Promise.all(written)).join("");
}

function asDataUrl(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", reject);
    reader.readAsDataURL(blob);
  });
}
