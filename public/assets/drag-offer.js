/** Lets the mark of an offer be dragged along the axis; dropped, the offer is checked again. */
for (const mark of document.querySelectorAll("g.offer[data-axis]")) {
  const form = document.querySelector("form[action='/evaluate']");
  const field = form?.elements.namedItem("min");
  const drawing = mark.ownerSVGElement;
  const [from, to, left, right] = mark.dataset.axis.split(" ").map(Number);
  const isHourly = form?.elements.namedItem("period")?.value === "hourly";
  const [unit, perYear] = isHourly ? [0.25, 2_080] : [500, 1];
  let start = null;

  const at = (event) => {
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(drawing.getScreenCTM().inverse()).x;
  };
  const amountAt = (x) => {
    const yearly = from + ((x - left) / (right - left)) * (to - from);
    return Math.max(unit, Math.round(yearly / perYear / unit) * unit);
  };
  const write = (amount) =>
    `$${amount.toLocaleString("en-US", isHourly ? { minimumFractionDigits: 2 } : {})}`;

  if (!field) continue;
  mark.classList.add("movable");
  mark.addEventListener("pointerdown", (event) => {
    start = at(event);
    mark.setPointerCapture(event.pointerId);
  });
  mark.addEventListener("pointermove", (event) => {
    if (start === null) return;
    const x = Math.min(right, Math.max(left, at(event)));
    const move = `translate(${x - start} 0)`;
    mark.setAttribute("transform", move);
    drawing.querySelector(".offered")?.setAttribute("transform", move);
    field.value = write(amountAt(Number(mark.dataset.x) + x - start));
  });
  mark.addEventListener("pointerup", () => {
    if (start !== null) form.requestSubmit();
    start = null;
  });
}
