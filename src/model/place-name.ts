import type { Neighborhood } from './place.ts';

// Kinds of things whose names take 'the' in a sentence: the Broad River, the Camden Historic District, the Lexington
// County Museum, the Webb-Coleman House. A park, lake, creek, school, college or a church's own name does not.
const TAKES_THE =
  /(?:\b(?:River|Canal|Reservoir|Dam|Bridge|Trail|Greenway|Riverwalk|District|Museum|Courthouse|Depot|House|Home|Farmstead|Building|Monument|Clock|Clock Tower|Site|Theatre|Amphitheater|Farmers Market|Library|Library [A-Z]\w+ Branch|Zoo|National Forest|(?:Convention|Training|Fitness|Arts|Cultural|Education) Center)$|^(?:University|Institute|Church) of |\bCenter (?:for|of) |^Museum of )/;

/** A name with the article that a sentence needs: 'the Broad River', 'Lake Murray', 'The Vista'. */
export const inSentence = (name: string): string =>
  TAKES_THE.test(name) && !/^the /i.test(name) ? `the ${name}` : name;

/** A place's name after its preposition: 'in Shandon', 'on Airport Boulevard', 'in the River District'. */
export const placed = ({ preposition, name }: Pick<Neighborhood, 'preposition' | 'name'>): string =>
  `${preposition} ${inSentence(name)}`;
