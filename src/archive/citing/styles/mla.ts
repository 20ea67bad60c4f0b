/**
 * The works cited of the MLA Handbook, for parts and wholes of this archive; in CSL. A body that
 * publishes its own work is not named as its author there.
 */
export const MLA = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info>
    <title>MLA (Stubai Tarock Archive)</title>
    <id>stubai-mla</id>
    <updated>2026-11-30T00:00:00+00:00</updated>
  </info>
  <locale xml:lang="en"><style-options punctuation-in-quote="true"/></locale>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography>
    <layout suffix=".">
      <group delimiter=". ">
        <choose>
          <if type="chapter"><text variable="title" quotes="true"/></if>
          <else><text variable="title" font-style="italic"/></else>
        </choose>
        <group delimiter=", ">
          <text variable="container-title" font-style="italic"/>
          <choose>
            <if type="chapter"><text variable="edition"/></if>
            <else>
              <group delimiter=" ">
                <text term="edition" text-case="capitalize-first"/>
                <text variable="version"/>
              </group>
            </else>
          </choose>
          <date variable="issued">
            <date-part name="day" suffix=" "/>
            <date-part name="month" form="short" suffix=" "/>
            <date-part name="year"/>
          </date>
          <text variable="URL"/>
        </group>
      </group>
    </layout>
  </bibliography>
</style>`;
