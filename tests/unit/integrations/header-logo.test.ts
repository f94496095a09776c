import { expect, it } from 'vitest';
import { headerLogo } from '#integrations/header-logo.ts';

it('fails the build if the logo is missing, naming file, field and remedy', () => {
  expect(() => headerLogo('/images/our-own.svg')).toThrow(
    'data/catalogue/business.json: logo: is "/images/our-own.svg", expected the path of a file in public/; ' +
      'move the file there, or enter the path of another one',
  );
  expect(headerLogo('/images/logo.svg').name).toBe('header-logo');
});
