/**
 * Version of the widget, as in `/widget-1.0.0.js`. What was published under a version never changes;
 * raise it whenever the widget does: the last part for a correction, the middle one for additions, the
 * first one for what pages with the widget must change for.
 */
export const widgetVersion = "1.2.0";
