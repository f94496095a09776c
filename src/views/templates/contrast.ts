/** The light a color gives off, 0 to 1 (w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * How far two colors, each as #rrggbb, stand apart: 1 for the same, 21 for black on white
 * (w3.org/TR/WCAG22/#dfn-contrast-ratio). Throws an Error for a color written otherwise.
 */
export function contrast(one: string, other: string): number {
  const wrong = [one, other].find((color) => !HEX.test(color));
  if (wrong !== undefined) throw new Error(`${wrong} is no color of the form #rrggbb.`);
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
