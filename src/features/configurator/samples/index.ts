import type {ConfiguratorData} from '../../../data/configurator/types.ts';
import type {Choice} from '../model/types.ts';
import {csharp} from './csharp.ts';
import {java} from './java.ts';
import {javascript} from './javascript.ts';
import {json} from './json.ts';
import {python} from './python.ts';
import {ruby} from './ruby.ts';
import {saucectl} from './saucectl.ts';
import {sessionOf} from './session.ts';

/** A choice in one language, hosts as tokens. */
export interface Sample {
  /** Of the tab, as in the group of languages. */
  id: string;
  label: string;
  language: string;
  file: string;
  code: string;
}

/** A choice in every language that can express it: what saucectl runs is a file, what drives a session is code. */
export function samplesOf(choice: Choice, data: ConfiguratorData): Sample[] {
  if (!choice.framework.driver) {
    return [{id: 'yaml', label: 'saucectl YAML', language: 'yaml', file: '.sauce/config.yml', code: saucectl(choice, data)}];
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
