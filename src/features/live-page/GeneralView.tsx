import { PATHS } from '#routes/paths.ts';

/** Where people go on from here, and what they find there. */
const WAYS = [
  { href: PATHS.services, label: 'Services', text: 'Every outside surface we wash, and how' },
  { href: PATHS.serviceAreas, label: 'Service areas', text: 'The cities and neighborhoods we drive to' },
  { href: PATHS.faq, label: 'FAQ', text: 'What it costs, how it works, what it cannot do' },
  { href: PATHS.blog, label: 'Blog', text: 'Plain advice for houses in the Midlands' },
  { href: PATHS.contact, label: 'Contact', text: 'A price for your house, usually the same day' },
] as const;

/** What the not-found page says where there is nothing to look up, and without JavaScript. */
export function GeneralView() {
  return (
    <>
      <h1>This page is not here</h1>
      <p className="lead mt-4">
        We wash things away for a living, but not this one: it may have moved, or the address has a slip in it.
      </p>
      <p className="actions">
        <a className="button" href={PATHS.home}>
          Home page
        </a>
      </p>
      <ul className="ways">
        {WAYS.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
