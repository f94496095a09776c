// Astro's element for islands, as an entry of the client bundle: an island does nothing before its first interaction,
// which loads this beside the island's own code (interaction.ts). Astro would write it into the HTML of every page.
import 'astro/runtime/server/astro-island.js';
