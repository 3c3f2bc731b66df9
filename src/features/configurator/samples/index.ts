import type {ConfiguratorData} from '../../../data/configurator.ts';
import type {Choice} from '../model/types.ts';
import {sessionOf, type Session} from './session.ts';
import {csharp} from './csharp.ts';
import {java} from './java.ts';
import {javascript} from './javascript.ts';
import {python} from './python.ts';
import {ruby} from './ruby.ts';
import {saucectl} from './saucectl.ts';

/** Returns the capabilities as JSON, without credentials, which don't belong in files. */
const json = ({capabilities, sauce}: Session): string =>
  JSON.stringify({...capabilities, 'sauce:options': sauce}, null, 2);

/** Code sample of a selection in one language. Hosts are tokens such as `{{ondemandHost}}`. */
export interface Sample {
  /** Value of the tab in the `language` tab group. */
  id: string;
  label: string;
  language: string;
  file: string;
  code: string;
}

/** Returns the samples of a selection: a configuration file for frameworks that saucectl runs, or code in each language for drivers. */
export function samplesOf(choice: Choice, data: ConfiguratorData): Sample[] {
  if (!choice.framework.driver) {
    return [
      {id: 'yaml', label: 'saucectl YAML', language: 'yaml', file: '.sauce/config.yml', code: saucectl(choice, data)},
    ];
  }
  const session = sessionOf(choice, data);
  return [
    {id: 'java', label: 'Java', language: 'java', file: 'StartSession.java', code: java(choice, session)},
    {id: 'js', label: 'JavaScript', language: 'js', file: 'start-session.mjs', code: javascript(choice, session)},
    {id: 'python', label: 'Python', language: 'python', file: 'start_session.py', code: python(choice, session)},
    {id: 'csharp', label: 'C#', language: 'csharp', file: 'Program.cs', code: csharp(choice, session)},
    {id: 'ruby', label: 'Ruby', language: 'ruby', file: 'start_session.rb', code: ruby(choice, session)},
    {id: 'json', label: 'JSON', language: 'json', file: 'capabilities.json', code: json(session)},
  ];
}
