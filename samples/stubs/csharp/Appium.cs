// Public members of the Appium client that samples use, without their code.
using System;

namespace OpenQA.Selenium.Appium
{
    public class AppiumOptions : DriverOptions
    {
        public string AutomationName { get; set; }
        public string DeviceName { get; set; }
        public string App { get; set; }
        public string PlatformVersion { get; set; }
        public void AddAdditionalAppiumOption(string optionName, object optionValue) { }
        public override ICapabilities ToCapabilities() { return null; }
    }

    public abstract class MobileBy : By
    {
        public static By AccessibilityId(string selector) { return null; }
        public static By AndroidUIAutomator(string selector) { return null; }
        public static By IosClassChain(string selector) { return null; }
        public static By IosNSPredicate(string selector) { return null; }
        public static By Image(string selector) { return null; }
    }

    public abstract class AppiumDriver : WebDriver { }
}

namespace OpenQA.Selenium.Appium.Android
{
    public class AndroidDriver : AppiumDriver
    {
        public AndroidDriver(Uri remoteAddress, DriverOptions driverOptions) { }
        public AndroidDriver(Uri remoteAddress, DriverOptions driverOptions, TimeSpan commandTimeout) { }
        public string CurrentPackage { get { return null; } }
        public string CurrentActivity { get { return null; } }
    }
}

namespace OpenQA.Selenium.Appium.iOS
{
    public class IOSDriver : AppiumDriver
    {
        public IOSDriver(Uri remoteAddress, DriverOptions driverOptions) { }
        public IOSDriver(Uri remoteAddress, DriverOptions driverOptions, TimeSpan commandTimeout) { }
    }
}
