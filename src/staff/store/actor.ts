/**
 * The name to show for whoever did something. Programs with the owner's key and connections to the database itself
 * have no account (`id` null); the store names their role. `name` null: it was not kept.
 */
export function actorName(id: string | null, name: string | null): string {
  if (name === null) return 'Somebody, before names were kept';
  if (id !== null) return name;
  return name === 'service_role' ? 'A program with the owner’s key' : `The database account ${name}`;
}
